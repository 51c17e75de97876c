@_exported import Foundation

/// Something with properties of its own that may be layout items, such as a cell's `contentView`.
public protocol RecordedObject: AnyObject {
  /// The objects that UIKit lets code reach from this one, by the property's name; only those that exist.
  var recordedMembers: [(name: String, object: AnyObject)] { get }
}

/// Keeps all that the code under test makes, in the order in which it makes it.
///
/// There is one, because code under test calls `UIView()` and passes no recorder.
public final class Recorder {
  public static let shared = Recorder()

  private(set) var objects: [AnyObject] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var problems: [String] = []
  /// What code under test calls objects that no property leads to.
  private(set) var locals: [(name: String, object: AnyObject)] = []
  private var viewCount = 0

  func add(_ object: AnyObject) { objects.append(object) }

  func nextViewNumber() -> Int {
    viewCount += 1
    return viewCount
  }

  func add(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    // A margin attribute will be written as one of the guide, which must exist to have a number.
    for item in [constraint.firstItem, constraint.secondItem] {
      _ = (item as? UIView)?.layoutMarginsGuide
    }
  }

  /// Notes what would end a real app with an exception, so that the other recordings still run.
  public func report(_ problem: String) { problems.append(problem) }

  /// Gives an object the name of a local, as if the built object had a property of that name.
  public func name(_ object: AnyObject, _ name: String) { locals.append((name, object)) }

  func reset() {
    viewCount = 0
    locals = []
    objects = []
    constraints = []
    problems = []
  }
}

/// Builds an object, lets it live through its first layout, and prints what it made as one line of JSON.
public func record(_ name: String, _ make: () -> AnyObject) {
  Recorder.shared.reset()
  let root = make()
  var owners: [AnyObject] = [root]
  if let controller = root as? UIViewController {
    controller.appearForRecording()
    owners.append(controller.view)
  } else if let view = root as? UIView {
    // A view's code may speak of its superview, which real code gives it.
    if view.superview == nil {
      let host = UIView(frame: UIScreen.main.bounds)
      host.addSubview(view)
      owners.append(host)
    }
    view.layOutForRecording()
  }
  withExtendedLifetime(owners) { print(Recording(name: name, root: root).json) }
}

/// Builds an object for a screen of each size, lays it out, and prints the frames that its views have.
///
/// The outermost view fills the screen, as `dump frames` has it.
public func recordFrames(_ name: String, _ sizes: [CGSize], _ make: () -> AnyObject) {
  for size in sizes {
    Recorder.shared.reset()
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    LayoutSituation.current = .plain(size)
    let root = make()
    if let controller = root as? UIViewController {
      controller.fillScreen()
    } else if let view = root as? UIView {
      view.fillScreen()
      view.layOutFrames()
    }
    withExtendedLifetime(root) {
      let label = "\(name) \(Int(size.width))x\(Int(size.height))"
      print(Recording(name: label, root: root, hasFrames: true).json)
    }
  }
  LayoutSituation.current = LayoutSituation(width: 375, height: 667, safeArea: .zero)
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
}

/// What one build made, with numbers in place of object identities.
private struct Recording {
  let name: String
  let root: AnyObject
  let hasFrames: Bool
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [AnyObject] = []
  /// What stack views add to the constraints of the code.
  private var added: [AddedConstraint] = []

  init(name: String, root: AnyObject, hasFrames: Bool = false) {
    self.hasFrames = hasFrames
    self.name = name
    self.root = root
    var waiting = [root] + Recorder.shared.objects
    var next = 0
    while next < waiting.count {
      let object = waiting[next]
      next += 1
      guard numbers[ObjectIdentifier(object)] == nil else { continue }
      numbers[ObjectIdentifier(object)] = objects.count
      objects.append(object)
      waiting += members(of: object).map(\.object)
    }
    added = objects.compactMap { $0 as? UIStackView }.flatMap(\.addedConstraints)
    for object in added.flatMap({ [$0.first, $0.second].compactMap(\.self) })
    where numbers[ObjectIdentifier(object)] == nil {
      numbers[ObjectIdentifier(object)] = objects.count
      objects.append(object)
    }
  }

  var json: String {
    let value: [String: Any] = [
      "name": name, "problems": Recorder.shared.problems, "root": number(root),
      "objects": objects.map(describe),
      "constraints": Recorder.shared.constraints.map(describe),
      "added": added.map(describe),
    ]
    guard
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private func describe(_ object: AnyObject) -> [String: Any] {
    var value: [String: Any] = [
      "types": projectTypes(of: object), "type": plainName(type(of: object)),
      "members": Dictionary(
        members(of: object).map { ($0.name, number($0.object)) }, uniquingKeysWith: { $1 }),
    ]
    if let contents = (object as? UIView)?.contentPriorities, !contents.isEmpty {
      value["contents"] = contents
    }
    if hasFrames, let view = object as? UIView {
      let frame = view.frame
      value["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    return value
  }

  private func number(_ object: AnyObject) -> Int { numbers[ObjectIdentifier(object)] ?? -1 }

  private func describe(_ constraint: NSLayoutConstraint) -> [String: Any] {
    var value: [String: Any] = [
      "first": describe(constraint.firstItem, constraint.firstAttribute),
      "relation": constraint.relation.symbol,
      "multiplier": Double(constraint.multiplier), "constant": Double(constraint.constant),
      "priority": Double(constraint.priority.rawValue), "active": constraint.isActive,
    ]
    if let second = constraint.secondItem {
      value["second"] = describe(second, constraint.secondAttribute)
    }
    return value
  }

  private func describe(_ constraint: AddedConstraint) -> [String: Any] {
    var value: [String: Any] = [
      "first": describe(constraint.first, constraint.firstAttribute),
      "relation": constraint.relation.symbol, "multiplier": 1.0, "active": true,
      "constant": constraint.constant, "priority": constraint.priority,
    ]
    if let second = constraint.second {
      value["second"] = describe(second, constraint.secondAttribute)
    }
    return value
  }

  /// A margin attribute is an attribute of the margins guide.
  private func describe(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> [String: Any] {
    guard let item else { return ["item": -1, "attribute": "none"] }
    guard let inner = attribute.withoutMargin, let view = item as? UIView else {
      return ["item": number(item), "attribute": attribute.name]
    }
    return ["item": number(view.layoutMarginsGuide), "attribute": inner.name]
  }

  // MARK: Names

  /// What UIKit gives an object and what the project's own classes store in it.
  private func members(of object: AnyObject) -> [(name: String, object: AnyObject)] {
    var members = (object as? RecordedObject)?.recordedMembers ?? []
    if object === root { members += Recorder.shared.locals }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, isProject(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        collect(child.value, named: label, into: &members)
      }
      mirror = current.superclassMirror
    }
    return members
  }

  private func collect(
    _ value: Any, named label: String, into members: inout [(name: String, object: AnyObject)]
  ) {
    let lazyMark = "$__lazy_storage_$_"
    let name = label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { collect(wrapped.value, named: name, into: &members) }
    case .class:
      let object = value as AnyObject
      if object is RecordedObject || isProject(type(of: object)) { members.append((name, object)) }
    case .struct where isProject(mirror.subjectType), .tuple:
      for child in mirror.children {
        if let label = child.label {
          collect(child.value, named: name + "." + label, into: &members)
        }
      }
    default: break
    }
  }

  private func isProject(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("Fixtures.")
  }

  /// The project's class of an object and the project's classes that it inherits from, nearest first.
  private func projectTypes(of object: AnyObject) -> [String] {
    var types: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, isProject(current.subjectType) {
      types.append(plainName(current.subjectType))
      mirror = current.superclassMirror
    }
    return types
  }

  /// `Outer.Inner`: without the module, generic arguments and what stands for `private`.
  private func plainName(_ type: Any.Type) -> String {
    var text = Substring(String(reflecting: type))
    if let angle = text.firstIndex(of: "<") { text = text[..<angle] }
    let words = text.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    return words.dropFirst().joined(separator: ".")
  }
}
