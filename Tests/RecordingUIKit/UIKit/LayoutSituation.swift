import Foundation

/// What a device and its user decide, for runs that compare frames.
public struct LayoutSituation {
  public var width: CGFloat
  public var height: CGFloat
  public var safeArea: UIEdgeInsets
  public var isRightToLeft = false
  /// What all content has for a size; `nil` where sizes differ from view to view.
  public var contentSize: CGSize?
  /// Tells contents of different sizes apart.
  public var content = 0

  /// What `dump frames` takes for a fact.
  static func plain(_ size: CGSize) -> LayoutSituation {
    LayoutSituation(
      width: size.width, height: size.height,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      contentSize: CGSize(width: 80, height: 20))
  }

  /// The one in which code runs now.
  nonisolated(unsafe) static var current = LayoutSituation(
    width: 375, height: 667, safeArea: .zero)

  func content(of view: UIView) -> CGSize {
    if let contentSize { return contentSize }
    let step = CGFloat((view.number * 5 + content) % 7)
    return content % 2 == 0
      ? CGSize(width: 40 + 3 * step, height: 16 + step)
      : CGSize(width: 180 + 90 * step, height: 40 + 5 * step)
  }

  /// As a view's `layoutMargins` has them.
  var margins: UIEdgeInsets {
    UIEdgeInsets(
      top: safeArea.top + 8, left: safeArea.left + 16, bottom: safeArea.bottom + 8,
      right: safeArea.right + 20)
  }

  /// Phones upright and turned, a tablet, and sizes in between; contents and directions change from one to the next.
  static let all: [LayoutSituation] = {
    let sizes: [(CGFloat, CGFloat, UIEdgeInsets)] = [
      (375, 667, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (844, 390, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 0)),
      (768, 1024, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      (320, 568, .zero),
    ]
    return sizes.flatMap { width, height, safeArea in
      [false, true].flatMap { isRightToLeft in
        (0..<2).map { content in
          LayoutSituation(
            width: width, height: height, safeArea: safeArea, isRightToLeft: isRightToLeft,
            content: content)
        }
      }
    }
  }()
}

/// Builds an object once, and prints in one line of JSON what constraints it made and what they depend on, and in another
/// the frames that its code sets, situation after situation, each after two layout passes.
public func recordFrames(_ name: String, _ make: () -> AnyObject) {
  Recorder.shared.reset()
  LayoutSituation.current = LayoutSituation.all[0]
  let root = make()
  let subject = LaidOutSubject(root)
  printJSON(["name": name, "problem": subject.problem(), "masked": subject.masked])
  printJSON([
    "name": name, "problems": Recorder.shared.problems,
    "frames": LayoutSituation.all.map { situation in
      subject.layOut(situation)
      subject.layOut(situation)
      return subject.frames()
    },
  ])
}

private func printJSON(_ value: [String: Any]) {
  guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]) else {
    return
  }
  print(String(decoding: data, as: UTF8.self))
}

/// A view or controller with the views that it keeps in properties.
private struct LaidOutSubject {
  let root: AnyObject
  let container: UIView
  /// In the order of the properties.
  private var views: [(name: String, view: UIView)] = []

  init(_ root: AnyObject) {
    self.root = root
    if let controller = root as? UIViewController {
      controller.loadViewIfNeeded()
      container = controller.view
    } else if let cell = root as? UITableViewCell {
      container = cell.contentView
    } else if let cell = root as? UICollectionViewCell {
      container = cell.contentView
    } else {
      container = root as? UIView ?? UIView()
    }
    for child in Mirror(reflecting: root).children {
      guard let label = child.label, let view = child.value as? UIView else { continue }
      let mark = "$__lazy_storage_$_"
      views.append((label.hasPrefix(mark) ? String(label.dropFirst(mark.count)) : label, view))
    }
  }

  private func name(of item: AnyObject?) -> String? {
    guard let item else { return nil }
    if item === container { return "container" }
    if item === container.safeAreaLayoutGuide { return "safeArea" }
    if item === container.layoutMarginsGuide { return "margins" }
    if let owner = views.first(where: { $0.view.layoutMarginsGuide === item }) {
      return owner.name + ".margins"
    }
    return views.first { $0.view === item }?.name ?? "?"
  }

  /// The views whose autoresizing masks are on.
  var masked: [String] {
    views.filter(\.view.translatesAutoresizingMaskIntoConstraints).map(\.name)
  }

  // MARK: What the constraints say

  func problem() -> [String: Any] {
    let constraints = Recorder.shared.constraints.filter { constraint in
      // What UIKit would add for arranged views is not recorded.
      constraint.isActive && !isArranged(constraint.firstItem) && !isArranged(constraint.secondItem)
    }
    return [
      "items": Dictionary(
        views.filter { !isArranged($0.view) && $0.view.superview != nil }.map {
          ($0.name, name(of: $0.view.superview) ?? "?")
        }, uniquingKeysWith: { $1 }),
      "constraints": constraints.map { constraint -> [Any] in
        [
          name(of: constraint.firstItem) ?? "?", constraint.firstAttribute.name,
          constraint.relation.symbol, name(of: constraint.secondItem) ?? "",
          constraint.secondItem == nil ? "" : constraint.secondAttribute.name,
          Double(constraint.multiplier), Double(constraint.constant),
          Double(constraint.priority.rawValue),
        ]
      },
      "situations": LayoutSituation.all.map { situation -> [String: Any] in
        LayoutSituation.current = situation
        return [
          "size": [Double(situation.width), Double(situation.height)],
          "safeArea": sides(situation.safeArea), "margins": sides(situation.margins),
          "isRightToLeft": situation.isRightToLeft,
          "contents": Dictionary(
            views.compactMap { name, view -> (String, [Double])? in
              let size = view.intrinsicContentSize
              return size.width < 0 ? nil : (name, [Double(size.width), Double(size.height)])
            }, uniquingKeysWith: { $1 }),
        ]
      },
    ]
  }

  private func isArranged(_ item: AnyObject?) -> Bool {
    guard let view = item as? UIView, let stack = view.superview as? UIStackView else {
      return false
    }
    return stack.arrangedSubviews.contains { $0 === view }
  }

  private func sides(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
  }

  // MARK: What the code sets

  func layOut(_ situation: LayoutSituation) {
    LayoutSituation.current = situation
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: situation.width, height: situation.height)
    let rectangle = CGRect(x: 0, y: 0, width: situation.width, height: situation.height)
    let outer = root as? UIView ?? container
    outer.frame = rectangle
    outer.bounds = rectangle
    container.safeAreaInsets = situation.safeArea
    container.layoutMargins = situation.margins
    if let controller = root as? UIViewController {
      controller.viewWillLayoutSubviews()
      layOut(container)
      controller.viewDidLayoutSubviews()
    } else {
      layOut(outer)
    }
    for (_, view) in views { layOut(view) }
  }

  private func layOut(_ view: UIView) { view.layoutSubviews() }

  func frames() -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (name, view) in views where !isArranged(view) {
      var origin = view.frame.origin
      var outer = view.superview
      while let current = outer, current !== container {
        origin.x += current.frame.minX
        origin.y += current.frame.minY
        outer = current.superview
      }
      frames[name] = [
        Double(origin.x), Double(origin.y), Double(view.frame.width), Double(view.frame.height),
      ]
    }
    return frames
  }
}
