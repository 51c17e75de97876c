import LayoutModel
import Testing
import UIKitFacts

@Test("each member stands once")
private func membersAreDistinct() {
  #expect(repeated(Member.all.map(\.name)).isEmpty)
  #expect(repeated(SystemMethod.all.map(\.signature)).isEmpty)
}

@Test("every member is found by its name")
private func membersAreFound() {
  for member in Member.all { #expect(Member.named(member.name) == member) }
  for method in SystemMethod.all {
    #expect(SystemMethod.named(method.name) == method)
    #expect(Member.named(method.name) != nil, "\(method.signature)")
  }
  #expect(Member.named("noSuchMember") == nil)
}

@Test("effects and traits do not contradict each other")
private func traitsAgree() {
  for member in Member.all {
    if member.traits.contains(.arrangesView) { #expect(member.effect == .adds, "\(member.name)") }
    if member.traits.contains(.activates) {
      #expect(member.effect == .constrains, "\(member.name)")
    }
    if member.traits.contains(.changesContent), member.name != "titleLabel" {
      #expect(member.effect == .fills, "\(member.name)")
    }
    if member.traits.contains(.leavesViewAlone) {
      #expect(
        member.traits.isDisjoint(with: [.placesUnread, .placesByAssignment]), "\(member.name)")
    }
  }
}

@Test("both spellings of a member are in the table, and do the same")
private func spellingsAgree() {
  for spelling in [Spelling.isActive, .activate, .deactivate, .isHidden, .isScrollEnabled] {
    let effects = spelling.all.map { Member.named($0)?.effect }
    #expect(effects[0] != nil && effects[0] == effects[1], "\(spelling.current)")
  }
}

@Test("members that hand out guides are the guides")
private func guidesAreMembers() {
  #expect(Member.names(.handsOut(.guide)) == Set(Guide.allCases.map(\.name)))
  for guide in Guide.allCases {
    #expect(guide.owners.allSatisfy { ViewClass.named($0) != nil })
    #expect(Guide.named(guide.name) == guide)
    #expect(Guide(endOf: "self.view." + guide.name) == guide)
    #expect(Guide(endOf: guide.name) == guide)
    #expect((guide.deprecation == nil) == (guide.contentSide == nil))
    if let deprecation = guide.deprecation { #expect(guide.introduced < deprecation.since) }
    if let insets = guide.insets { #expect(Member.named(insets) != nil) }
  }
  #expect(Guide(endOf: "view.safeAreaLayoutGuide.owner") == nil)
}

@Test("views that classes have by themselves are members that hand out views or keep them")
private func ownViewsAreMembers() {
  // Names that say nothing without their class.
  let plain: Set<String> = ["textField", "views"]
  for known in ViewClass.all {
    for own in known.ownViews where !plain.contains(own.name) {
      let effect = Member.named(own.name)?.effect
      let isView =
        effect == .handsOut(.view) || effect == .handsOut(.views) || effect == .takesView
      #expect(isView, "\(known.name).\(own.name)")
    }
  }
}

@Test("geometry is made of as many parts as it has")
private func geometryAgrees() {
  #expect(repeated(GeometryMaker.all.map(\.name)).isEmpty)
  for maker in GeometryMaker.all where maker.kind != .type {
    // What an alias or a function makes, a type is.
    #expect(GeometryMaker.all.contains { $0.kind == .type && $0.makes == maker.makes })
  }
  #expect(GeometryMaker.types.count == 6)
}

@Test("options of the mask are found in any capitals")
private func optionsAreFound() {
  #expect(AutoresizingOption.named("FlexibleWidth") == .flexibleWidth)
  #expect(AutoresizingOption.named("flexibleRightMargin")?.part == nil)
  #expect(AutoresizingOption.named("fixedWidth") == nil)
}

@Test("SnapKit's calls lost their prefix with version 3")
private func snapKitAgrees() {
  #expect(SnapKitCall.make.spellings == ["makeConstraints", "snp_makeConstraints"])
  #expect(SnapKitCall.missedUpdate(inVersion: 0) == .adds)
  #expect(SnapKitCall.missedUpdate(inVersion: 5) == .crashes)
}

@Test("an anchor is named for its attribute")
private func anchorsAreNamed() {
  #expect(Attribute.firstBaseline.anchorName == "firstBaselineAnchor")
}
