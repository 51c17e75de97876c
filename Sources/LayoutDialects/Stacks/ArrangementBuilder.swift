import LayoutModel
import UIKitFacts

/// Puts together what happens to one stack view.
struct ArrangementBuilder {
  let references: ReferenceTable
  private let framework: StackArrangement.Framework
  /// Whether the class is the system's own: a class that derives from it may set it up where this is not seen. So may
  /// what makes it, if that is not read: a nib, say.
  private var isPlain: Bool
  private var children: [Reference] = []
  private var runs: Set<Int> = []
  private var isOrdered = true
  private var settings: [ArrangementProperty: [Value]] = [:]
  private var spacings: [Reference: [Number]] = [:]
  private var isComplete: Bool

  /// - Returns: `nil` if the class is no stack view's.
  init?(type: String, _ references: ReferenceTable, _ project: Project) {
    guard let known = project.frameworkClass(of: type), known.role == .stack else { return nil }
    self.references = references
    isPlain = known.name == type
    framework = known.name == ClassName.nsStackView ? .appKit : .uiKit
    isComplete = isPlain
  }

  /// The stack views of which it is known what they arrange, by item.
  static func arrangements(
    _ events: [RecordedEvent], _ references: ReferenceTable, _ ids: [Reference: ItemID],
    _ descriptions: [ItemDescription], _ project: Project
  ) -> [StackArrangement] {
    var builders: [Reference: ArrangementBuilder] = [:]
    for event in events {
      let stack = references.find(event.view)
      guard case .stack(let change) = event.event, let id = ids[stack],
        let type = descriptions[id.index].type,
        var builder = builders[stack] ?? ArrangementBuilder(type: type, references, project)
      else { continue }
      builder.note(change, event.moment)
      builders[stack] = builder
    }
    return builders.compactMap { stack, builder in
      guard let id = ids[stack] else { return nil }
      var builder = builder
      if descriptions[id.index].handling.creations == 0 { builder.isPlain = false }
      return builder.arrangement(id, ids, descriptions)
    }.sorted { $0.stack < $1.stack }
  }

  mutating func note(_ event: StackEvent, _ moment: Moment) {
    switch event {
    case .changesUnseen: isComplete = false
    case .sets(let property, let value): settings[property, default: []].append(value)
    case .spaces(let number, let child):
      spacings[references.find(child), default: []].append(number)
    case .arranges(let child, let place):
      let child = references.find(child)
      runs.insert(moment.run)
      if children.contains(child) {
        isComplete = false
        return
      }
      switch place {
      case .end: children.append(child)
      case .index(let index) where index >= 0 && index <= children.count:
        children.insert(child, at: index)
      case .index, .unknown:
        children.append(child)
        isOrdered = false
      }
    }
  }

  /// - Returns: `nil` where it is not known what is arranged, or along which axis.
  func arrangement(
    _ stack: ItemID, _ ids: [Reference: ItemID], _ descriptions: [ItemDescription]
  ) -> StackArrangement? {
    let items = children.compactMap { ids[$0] }
    let shown = children.filter { child in
      ids[child].map { !descriptions[$0.index].isHidden } ?? true
    }
    guard !shown.isEmpty, let axis = setting(.axis, default: .horizontal, axis)
    else { return nil }
    let isComplete = isComplete && isPlain && items.count == children.count
    // Which of two functions runs first is not known.
    let isOrdered = isOrdered && isComplete && runs.count < 2
    let isAppKit = framework == .appKit
    let countsBaselines = settings[.countsBaselines] != nil
    return StackArrangement(
      stack: stack, framework: framework, children: shown.compactMap { ids[$0] },
      hidden: items.filter { descriptions[$0.index].isHidden }, isComplete: isComplete,
      isOrdered: isOrdered, axis: axis,
      alignment: setting(.alignment, default: isAppKit ? .center : .fill) { alignment($0, axis) },
      // AppKit's gravity areas leave the sizes to the views.
      distribution: setting(.distribution, default: isAppKit ? nil : .fill, distribution),
      gaps: shown.dropLast().map { isOrdered && !countsBaselines ? gap(after: $0) : nil },
      insets: insets)
  }

  /// What all assignments agree on.
  private func setting<Setting: Equatable>(
    _ property: ArrangementProperty, default normal: Setting?, _ meaning: (Value) -> Setting?
  ) -> Setting? {
    guard let values = settings[property], let first = values.first.flatMap(meaning) else {
      return settings[property] == nil && isPlain ? normal : nil
    }
    return values.allSatisfy { meaning($0) == first } ? first : nil
  }

  private func axis(_ value: Value) -> Axis? {
    references.word(of: value).flatMap(Axis.init(rawValue:))
  }

  private func distribution(_ value: Value) -> StackArrangement.Distribution? {
    switch references.word(of: value) {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: nil
    }
  }

  private func alignment(_ value: Value, _ axis: Axis) -> StackArrangement.Alignment? {
    switch (references.word(of: value), axis) {
    case ("fill", _), ("width", .vertical), ("height", .horizontal): .fill
    case ("leading", _), ("top", .horizontal), ("left", .vertical): .leading
    case ("trailing", _), ("bottom", .horizontal), ("right", .vertical): .trailing
    case ("center", _), ("centerX", .vertical), ("centerY", .horizontal): .center
    case ("firstBaseline", .horizontal), ("lastBaseline", .horizontal): .baseline
    default: nil
    }
  }

  private func gap(after child: Reference) -> Double? {
    if let own = spacings[child] { return own.count == 1 ? own[0].value : nil }
    return setting(.spacing, default: framework == .appKit ? 8 : 0) { value in
      if case .number(let number) = value { number.value } else { nil }
    }
  }

  private var insets: StackArrangement.Insets? {
    if framework == .appKit {
      return settings[.margins] == nil && isPlain ? StackArrangement.Insets.none : margins
    }
    let counts = setting(.countsMargins, default: false) { value in
      if case .boolean(let flag) = value { flag } else { nil }
    }
    guard let counts else { return nil }
    return counts ? margins : StackArrangement.Insets.none
  }

  private var margins: StackArrangement.Insets? {
    setting(.margins, default: nil) { value in
      guard case .geometry(let geometry) = value,
        let top = geometry.part("top").number.value,
        let bottom = geometry.part("bottom").number.value,
        let leading = (geometry.part("leading").number.value ?? geometry.part("left").number.value),
        let trailing =
          (geometry.part("trailing").number.value ?? geometry.part("right").number.value)
      else { return nil }
      return StackArrangement.Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
}
