import LayoutModel
import Testing
import UIKitFacts

@Test("each class stands once, and no symbol has its name")
private func classesAreDistinct() {
  let names = ViewClass.all.map(\.name) + SystemSymbol.all.map(\.name)
  #expect(repeated(names).isEmpty)
}

@Test("every class is found by its name, and no other name finds one")
private func classesAreFound() {
  for known in ViewClass.all { #expect(ViewClass.named(known.name) == known) }
  for name in ["", "U", "View", "UIViewBox", "ProfileView", "uIView"] {
    #expect(ViewClass.named(name) == nil)
  }
}

@Test("each superclass is known, and every chain ends at a root of its framework")
private func superclassesAreKnown() {
  let roots: Set<String> = [
    "UIView", "NSView", "UIViewController", "NSViewController", "UILayoutGuide", "NSLayoutGuide",
    "NSWindow",
  ]
  for known in ViewClass.all {
    #expect((known.superclass == nil) == roots.contains(known.name), "\(known.name)")
    // A cycle has no end.
    var length = 0
    var next = known.superclass
    while let name = next, length < ViewClass.all.count {
      #expect(ViewClass.named(name) != nil, "\(known.name): \(name)")
      next = ViewClass.named(name)?.superclass
      length += 1
    }
    #expect(length < ViewClass.all.count, "\(known.name)")
    #expect(roots.contains(known.superclasses.last ?? known.name))
    #expect(
      known.superclasses.allSatisfy { ViewClass.named($0)?.isAppKit == known.isAppKit },
      "\(known.name)")
  }
}

@Test("a name tells the framework, but for frameworks that have both")
private func prefixesAgree() {
  let others: Set<String> = ["AVPlayerView"]
  for known in ViewClass.all where !others.contains(known.name) {
    #expect(known.isAppKit == known.name.hasPrefix("NS"), "\(known.name)")
  }
}

@Test("a subclass has a size of its own wherever its superclass has one")
private func axesAreInherited() {
  for known in ViewClass.all {
    guard let superclass = known.superclass.flatMap(ViewClass.named) else { continue }
    #expect(known.intrinsicAxes.isSuperset(of: superclass.intrinsicAxes), "\(known.name)")
  }
}

@Test("what never has a size has none on any axis")
private func sizesAgree() {
  for known in ViewClass.all where known.contentSize != .perhaps {
    #expect(known.intrinsicAxes.isEmpty, "\(known.name)")
  }
  for known in ViewClass.all {
    // What hugs closely has something to hug.
    #expect(known.closeHuggingAxes.isSubset(of: known.intrinsicAxes), "\(known.name)")
  }
}

@Test("a subclass keeps its superclass's role, unless it is made for another")
private func rolesAgree() {
  for known in ViewClass.all {
    guard let superclass = known.superclass.flatMap(ViewClass.named) else { continue }
    let isSpecial = superclass.role == .view || known.role == superclass.role
    // A text view is read as a view, for it has a size of its own while it does not scroll.
    #expect(isSpecial || known.name == "UITextView", "\(known.name)")
  }
}

@Test("classes of views that an object has by itself are known, and superclasses give theirs on")
private func ownViewsAreKnown() {
  for known in ViewClass.all {
    #expect(repeated(known.ownViews.map(\.name)).isEmpty, "\(known.name)")
    for type in known.ownViews.compactMap(\.type) {
      #expect(ViewClass.named(type) != nil, "\(known.name): \(type)")
    }
  }
  #expect(
    ViewClass.named("UICollectionViewListCell")?.ownView(named: "contentView")?.tie == .byMask)
  #expect(ViewClass.named("UIVisualEffectView")?.ownView(named: "contentView")?.tie == .fills)
  #expect(ViewClass.named("UIView")?.ownView(named: "contentView") == nil)
}

@Test("what all classes of a role have above them, a class has too, or is it")
private func usualSuperclassesAgree() {
  // On the Mac a scroll view's class stands for itself; AppKit's cells are no reusable views.
  for known in ViewClass.all where !known.isAppKit {
    let own = [known.name] + known.superclasses
    #expect(Set(known.usualSuperclasses).isSubset(of: own), "\(known.name)")
  }
}

@Test("constructors are of known classes")
private func constructorsAreKnown() {
  // A bar item is no view.
  let others: Set<String> = ["UIBarButtonItem"]
  for constructor in Constructor.all {
    #expect(
      ViewClass.named(constructor.type) != nil || others.contains(constructor.type),
      "\(constructor.opening)")
    if constructor.mask != .stays { #expect(constructor.gives == .views) }
  }
  #expect(repeated(Constructor.all.map(\.opening)).isEmpty)
}

/// The names that stand more than once.
func repeated(_ names: [String]) -> Set<String> {
  var seen: Set<String> = []
  return Set(names.filter { !seen.insert($0).inserted })
}
