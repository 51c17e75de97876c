import LayoutModel
import LightSyntax
import SourceText

// What rectangles, sizes, points and insets are made of.

extension TypeReader {
  /// A part of a view's frame as it is now.
  private func part(_ view: Reference, _ attribute: Attribute) -> Length {
    let item = references.find(view)
    return Length(
      .part(FramePart(item: item, attribute: attribute, state: frames.last[item] ?? -1)))
  }

  /// An edge that counts as it is in the end.
  func edge(_ item: Reference, _ attribute: Attribute) -> Length {
    Length(.part(FramePart(item: references.find(item), attribute: attribute, state: nil)))
  }

  func number(_ measure: Measure, _ text: String) -> Number {
    if case .linear(let length) = measure, let value = length.value, value.isFinite {
      return Number(value: value, isLiteral: false, text: text)
    }
    var number = Number(value: nil, isLiteral: false, text: text)
    number.measure = measure
    return number
  }

  /// What a number is by the size of the screen alone.
  func onScreen(_ number: Number) -> ScreenLength? { number.measure.flatMap(onScreen) }

  func onScreen(_ measure: Measure) -> ScreenLength? {
    ScreenLength(measure) { references.root($0) == .global(name: screenName) }
  }

  func rectangle(
    _ x: Measure, _ y: Measure, _ width: Measure, _ height: Measure, text: String
  ) -> Geometry {
    geometry(.rectangle, [x, y, width, height], text)
  }

  func geometry(_ kind: Geometry.Kind, _ measures: [Measure], _ text: String) -> Geometry {
    var parts: [String: Geometry.Part] = [:]
    for (name, measure) in zip(kind.partNames, measures) {
      parts[name] = Geometry.Part(number: number(measure, "\(text).\(name)"))
    }
    return Geometry(kind, text: text, parts: parts)
  }

  // MARK: Members of items

  /// What `base.frame`, `base.bounds` and their kin are; `nil` for any other member.
  func frameMember(_ name: String, of base: Reference, at id: ExpressionID) -> Value? {
    if case .geometry(let geometry)? = values[base], isSelf(base) {
      // Inside an extension of a rectangle.
      return geometryMember(name, of: geometry, shortened(id))
    }
    return itemMember(name, of: base, at: id).map(Value.geometry)
  }

  private func itemMember(
    _ name: String, of base: Reference, at id: ExpressionID
  ) -> Geometry? {
    switch name {
    case "frame", "bounds", "center": return placeMember(name, of: base, at: id)
    case "safeArea", "layoutMargins":
      // `view.pin.safeArea`
      let isSafe = name == "safeArea"
      guard let view = PinLayoutReader(self).pinned(base) ?? (isSafe ? nil : base) else {
        return nil
      }
      return insets(of: view, isSafe ? "safeAreaLayoutGuide" : "layoutMarginsGuide", at: id)
    case "safeAreaInsets": return insets(of: base, "safeAreaLayoutGuide", at: id)
    case "layoutFrame": return guideFrame(base, at: id)
    case "intrinsicContentSize":
      guard isViewLike(base) else { return nil }
      return contentSize(of: base, text: shortened(id))
    default: return nil
    }
  }

  private func placeMember(
    _ name: String, of base: Reference, at id: ExpressionID
  ) -> Geometry? {
    let text = shortened(id)
    if name == "bounds", isScreen(base) {
      let screen = references.intern(.global(name: screenName))
      return rectangle(
        .constant(0), .constant(0), .linear(edge(screen, .width)), .linear(edge(screen, .height)),
        text: text)
    }
    guard isViewLike(base), name != "center" || isSurelyView(base) else { return nil }
    let (width, height) = (part(base, .width), part(base, .height))
    switch name {
    case "bounds":
      guard !isScrolling(base) else {
        return Geometry(
          .rectangle, text: text,
          parts: [
            "width": Geometry.Part(number: number(.linear(width), text + ".width")),
            "height": Geometry.Part(number: number(.linear(height), text + ".height")),
          ])
      }
      return rectangle(
        .constant(0), .constant(0), .linear(width), .linear(height), text: text)
    case "frame": return placeOf(base, text: text)
    default:
      let (x, y) = origin(of: base)
      return geometry(.point, [x + .linear(width * 0.5), y + .linear(height * 0.5)], text)
    }
  }

  /// The frame of a view.
  func placeOf(_ view: Reference, text: String) -> Geometry? {
    let (x, y) = origin(of: view)
    return rectangle(
      x, y, .linear(part(view, .width)), .linear(part(view, .height)), text: text)
  }

  /// Where a view lies in its superview.
  func origin(of view: Reference) -> (Measure, Measure) {
    if isSelf(view) {
      let reason =
        "the position of 'self' in its superview is not known here; use 'bounds' to place its subviews"
      return (.unclear(reason), .unclear(reason))
    }
    if isRootView(view) { return (.constant(0), .constant(0)) }
    let owner = superview(of: view)
    return (
      .linear(part(view, .left) - edge(owner, .left)), .linear(part(view, .top) - edge(owner, .top))
    )
  }

  private func insets(
    of view: Reference, _ guideName: String, at id: ExpressionID
  ) -> Geometry? {
    guard isViewLike(view) else { return nil }
    let guide = references.intern(.member(of: view, name: guideName))
    func end(_ item: Reference, _ place: Attribute, _ size: Attribute) -> Length {
      edge(item, place) + edge(item, size)
    }
    return geometry(
      .insets,
      [
        .linear(edge(guide, .top) - edge(view, .top)),
        .linear(edge(guide, .left) - edge(view, .left)),
        .linear(end(view, .top, .height) - end(guide, .top, .height)),
        .linear(end(view, .left, .width) - end(guide, .left, .width)),
      ], shortened(id))
  }

  private func guideFrame(_ guide: Reference, at id: ExpressionID) -> Geometry? {
    guard let member = references.member(guide), guideNames.contains(member.name) else {
      return nil
    }
    return rectangle(
      .linear(edge(guide, .left) - edge(member.base, .left)),
      .linear(edge(guide, .top) - edge(member.base, .top)), .linear(edge(guide, .width)),
      .linear(edge(guide, .height)), text: shortened(id))
  }

  /// The size that a view's content asks for.
  func contentSize(of view: Reference, text: String) -> Geometry {
    let content = references.intern(.member(of: view, name: contentSizeName))
    return geometry(
      .size, [.linear(edge(content, .width)), .linear(edge(content, .height))], text)
  }

  /// What `view.sizeThatFits(…)` gives.
  func fittingSize(
    _ id: ExpressionID, _ view: Reference, _ arguments: ListSlice
  ) -> Geometry? {
    guard readsFrames, isViewLike(view), arguments.count == 1 else { return nil }
    _ = evaluateArguments(arguments)
    return contentSize(of: view, text: shortened(id))
  }

  // MARK: What counts as a view

  private func isScreen(_ reference: Reference) -> Bool {
    guard let member = references.member(reference), member.name == "main" else { return false }
    return references.name(member.base) == "UIScreen"
  }

  /// A controller's own `view`, which fills what the controller is given.
  func isRootView(_ reference: Reference) -> Bool {
    guard let member = references.member(reference), member.name == "view", isSelf(member.base),
      let typeName
    else { return false }
    return project.frameworkClass(of: typeName)?.role == .controller
  }

  private func isScrolling(_ reference: Reference) -> Bool {
    guard let type = declaredType(of: reference) else { return false }
    return project.frameworkClass(of: type)?.role == .scroll
  }

  /// Whether `frame` can be that of a view: anything but layers, attributes and their kin.
  func isViewLike(_ reference: Reference) -> Bool {
    if isSelf(reference) { return isSelfView }
    if isSurelyView(reference) { return true }
    if let type = declaredType(of: reference) {
      if let role = project.frameworkClass(of: type)?.role {
        return role != .controller && role != .window
      }
      return !isNoView(type) && Geometry.Kind(typeName: type) == nil
    }
    return !isNoView(references.name(reference))
  }

  private var isSelfView: Bool {
    guard let typeName, let role = project.frameworkClass(of: typeName)?.role else { return false }
    return role != .controller && role != .guide
  }

  /// Whether something says that it is a view: its class, or that it is added to one.
  private func isSurelyView(_ reference: Reference) -> Bool {
    if isSelf(reference) { return isSelfView }
    if objects.addedViews.contains(references.find(reference)) { return true }
    guard let type = declaredType(of: reference),
      let role = project.frameworkClass(of: type)?.role
    else { return false }
    return role != .controller && role != .guide && role != .window
  }

  private func isNoView(_ name: String) -> Bool {
    let endings = [
      "layer", "window", "metrics", "attributes", "attachment", "layout", "element", "path",
      "node", "region", "rect", "screen", "element",
    ]
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}

/// What `UIScreen.main` is called as an item.
let screenName = "UIScreen.main"
/// What the size of a view's content is called as a member of it.
let contentSizeName = "intrinsicContentSize"
