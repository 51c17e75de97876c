import LightSyntax
import UIKitFacts

extension TypeReader {
  /// Whether an expression reads the superview that a view has before the same function adds it to another one:
  /// `let old = list.superview`, and `split.addSubview(list)` further down.
  func isSuperviewBeforeMove(_ member: String, at id: ExpressionID) -> Bool {
    guard member == "superview", case .member(let base, _) = file[id].kind,
      let view = file.lastName(base)
    else { return false }
    let end = Int(file[id].span.last)
    let around = file.functions.compactMap { $0.body?.span.indices }
      .filter { $0.contains(end) }.min { $0.count < $1.count }
    guard let around else { return false }
    return (end..<around.upperBound).contains { index in
      // `addArrangedSubview(self.list)`
      guard file.source.tokens[index].kind == .identifier,
        file.name(Int32(index)).hasSuffix("Subview"),
        file.source.tokens[index + 1].kind == .leftParen
      else { return false }
      let isOwn = file.source.tokens[index + 2].kind == .selfKeyword
      return file.name(Int32(index + (isOwn ? 4 : 2))) == view
    }
  }

  /// The superview of a view, under that name until all code is read; the owner of a guide.
  func superview(of view: Reference) -> Reference {
    if let member = references.member(view), guideNames.contains(member.name) { return member.base }
    return references.intern(.member(of: view, name: "superview"))
  }

  /// The superview that a view has now: what the code that is being run added it to last, if that did.
  func currentSuperview(of view: Reference) -> Reference {
    if let known = objects.lastOwners[references.find(view)], known.run == functionSerial {
      return known.owner
    }
    return superview(of: view)
  }

  /// Gives `title.superview` the name of the view to which `title` is added, where there is one only.
  ///
  /// Done when all code of the type has been read: views are often added further down than they are constrained.
  func resolveSuperviews() {
    var owners: [Reference: Set<Reference>] = [:]
    for event in events {
      if case .addedTo(let owner) = event.event {
        owners[references.find(event.view), default: []].insert(references.find(owner))
      }
    }
    for superview in references.superviews() {
      guard let view = references.member(superview)?.base else { continue }
      let known = owners[references.find(view)] ?? []
      guard known.count < 2, let owner = known.first ?? ownerByMask(of: view) else { continue }
      references.unify(superview, with: owner)
    }
    references.unifyMembers()
  }

  /// The object that makes a view itself and lays it out by its mask, as a cell does with its `contentView`.
  private func ownerByMask(of view: Reference) -> Reference? {
    guard let member = references.member(view), isSelf(member.base), let typeName,
      project.property(member.name, of: typeName) == nil,
      project.frameworkClass(of: typeName)?.ownView(named: member.name)?.tie == .byMask
    else { return nil }
    return member.base
  }
}

extension ReferenceTable {
  /// Every reference that is some view's `superview`.
  fileprivate func superviews() -> [Reference] {
    all.filter { member($0)?.name == "superview" && find($0) == $0 }
  }
}
