import UIKit

private enum PinnedEdge {
  case top, leading
  case bottom
  case trailing

  func constraint(of view: UIView, to other: UIView, inset: CGFloat = 0) -> NSLayoutConstraint {
    switch self {
    case .top: return view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset)
    case .leading:
      return view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset)
    case .bottom:
      return view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset)
    case .trailing:
      return view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)
    }
  }
}

extension UIView {
  fileprivate func pinEdges(
    _ edges: [PinnedEdge] = [.top, .leading, .bottom, .trailing], to other: UIView
  ) {
    edges.map { $0.constraint(of: self, to: other) }.forEach { $0.isActive = true }
  }

  fileprivate func pinEdge(_ edge: PinnedEdge, to other: UIView, inset: CGFloat) {
    edge.constraint(of: self, to: other, inset: inset).isActive = true
  }
}

// build: PinnedRow()
final class PinnedRow: UIView {
  private let card = UIView()
  private let icon = UIImageView()

  init() {
    super.init(frame: .zero)
    for view in [card, icon] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    card.pinEdges(to: self)
    icon.pinEdges([.top, .leading], to: card)
    icon.pinEdge(.bottom, to: card, inset: 8)
    for edge in [PinnedEdge.trailing] {
      edge.constraint(of: icon, to: card, inset: 4).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
