import UIKit

// A view that is added to one of two superviews: in each of them its constraints may give a size.

extension UIView {
  fileprivate func pinTrailing() {
    guard let view = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  fileprivate func pinCenter() {
    guard let view = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

final class PlateButton: UIControl {
  private let label = UILabel()
  private let image: UIImage?

  init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    if let image { setUp(image) } else { setUpLabel() }
  }

  required init?(coder: NSCoder) { nil }

  private func setUp(_ image: UIImage) {
    let content = UIView()
    content.backgroundColor = .red
    addSubview(content)
    content.addSubview(label)
    content.pinCenter()
    label.pinTrailing()
  }

  private func setUpLabel() {
    addSubview(label)
    label.pinTrailing()
  }
}

/// The branches stand in one function.
final class SwitchedPlate: UIView {
  private let label = UILabel()
  var isFramed = false

  func setUp() {
    if isFramed {
      let content = UIView()
      content.backgroundColor = .red
      addSubview(content)
      content.addSubview(label)
      content.pinCenter()
      label.pinTrailing()
    } else {
      addSubview(label)
      label.pinTrailing()
    }
  }
}

/// It moves from one to the other.
final class MovedPlate: UIView {
  private let label = UILabel()
  private let content = UIView()

  func setUp() {
    content.backgroundColor = .red
    addSubview(content)
    content.addSubview(label)
    content.pinCenter()
    label.pinTrailing()
  }

  func expand() {
    label.removeFromSuperview()
    addSubview(label)
    label.pinTrailing()
  }
}

/// Here the label never lies in the plate.
final class EmptyPlate: UIView {
  private let label = UILabel()
  private let other = UIView()
  private let image: UIImage? = nil

  func setUp() {
    let content = UIView()  // expect: ambiguous-layout
    content.backgroundColor = .red
    addSubview(content)
    content.pinCenter()
    other.translatesAutoresizingMaskIntoConstraints = false
    if image == nil {
      addSubview(label)
      label.pinTrailing()
    } else {
      addSubview(other)
      other.addSubview(label)
      other.pinTrailing()
      label.pinTrailing()
    }
  }
}
