import UIKit

extension UIView {
  enum Side { case top, bottom }

  /// The edges that a call leaves out are not tied.
  func pinToEdges(of view: UIView, without excluded: [Side]? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    if let sides = excluded {
      if !sides.contains(.top) {
        topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      if !sides.contains(.bottom) {
        bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      }
    } else {
      topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
  }
}

final class ExcludedEdgesView: UIView {
  let page = UIView()
  let footer = UIView()

  func setUp() {
    addSubview(page)
    addSubview(footer)
    page.pinToEdges(of: self, without: [.bottom])
    footer.pinToEdges(of: self, without: [.top])
    NSLayoutConstraint.activate([
      footer.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
      page.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -32),  // expect: unscaled-constant
    ])
  }
}

final class AllEdgesView: UIView {
  let page = UIView()
  let footer = UIView()

  func setUp() {
    addSubview(page)
    addSubview(footer)
    page.pinToEdges(of: self, without: [.top])  // expect: conflicting-constraints
    footer.pinToEdges(of: self, without: [.top])
    NSLayoutConstraint.activate([
      footer.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
      page.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -32),  // expect: unscaled-constant
    ])
  }
}
