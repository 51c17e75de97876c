import UIKit

/// A closure returns a view to a function that is not read, whose result another method reads: it may place the view.
final class BeanStrip: UIView {
  private var beans: [UIView] = []
  private var count = 3

  func updateBeans() {
    beans = stride(from: 0, to: count, by: 1).map { _ in makeBean() }
    layoutBeans()
  }

  private func makeBean() -> UIView {
    let bean = UIView()
    bean.backgroundColor = .red
    addSubview(bean)
    return bean
  }

  private func layoutBeans() {
    for (index, bean) in beans.enumerated() {
      bean.frame = CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10)
    }
  }
}

final class PebbleStrip: UIView {
  private var pebbles: [UIView] = []

  func updatePebbles(_ names: AnySequence<String>) {
    pebbles = names.lazy.compactMap { name in
      let pebble = UIImageView(image: UIImage(named: name))
      pebble.contentMode = .center
      self.addSubview(pebble)
      return pebble
    }.reversed()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, pebble) in pebbles.enumerated() {
      pebble.frame = CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10)
    }
  }
}

final class SeedStrip: UIView {
  func updateSeeds(_ layout: SeedLayout) {
    layout.place {
      let seed = UIView()
      seed.backgroundColor = .brown
      self.addSubview(seed)
      return [seed]
    }
  }
}

final class RootStrip: UIView {
  func updateRoots(_ layout: SeedLayout) {
    layout.place(build: { self.makeRoot() })
  }

  private func makeRoot() -> UIView {
    let root = UIView()
    root.backgroundColor = .brown
    addSubview(root)
    return root
  }
}

/// Its twins: the closures return nothing, and what they return is something else.
final class LeafStrip: UIView {
  func updateLeaves(_ layout: SeedLayout) {
    layout.perform {
      let leaf = UIView()  // expect: ambiguous-layout
      leaf.backgroundColor = .green
      self.addSubview(leaf)
    }
  }
}

final class TwigStrip: UIView {
  private var names: [String] = []

  func updateTwigs(_ count: Int) {
    names = stride(from: 0, to: count, by: 1).map { index in
      let twig = UIView()  // expect: ambiguous-layout
      twig.backgroundColor = .green
      self.addSubview(twig)
      return "twig \(index)"
    }
  }
}
