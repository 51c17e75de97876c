import Anchorage
import EasyPeasy
import PureLayout
import SnapKit
import UIKit

// build: NamedCard()
/// Sizes and insets keep the name of their value.
final class NamedCard: UIView {
  enum Style {
    static let icon = CGSize(width: 24, height: 20)
    static let around = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private let own = CGSize(width: 30, height: 31)
  private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 13)
  private let icon = UIView()
  private let badge = UIView()
  private let back = UIView()
  private let front = UIView()
  private let literal = UIView()
  private let soft = UIView()
  private let pure = UIView()
  private let anchored = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [icon, badge, back, front, literal, soft, pure, anchored] { addSubview(view) }
    icon.snp.makeConstraints { make in
      make.top.left.equalTo(self)
      make.size.equalTo(Style.icon)
    }
    badge.snp.makeConstraints { make in
      make.center.equalTo(self)
      make.size.equalTo(own)
    }
    back.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Style.around)
    }
    front.snp.makeConstraints { make in
      make.edges.equalTo(self).inset(padding)
    }
    literal.snp.makeConstraints { make in
      make.edges.equalTo(self).inset(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    }
    soft.easy.layout(Size(own), Top(), Left())
    pure.autoPinEdgesToSuperviewEdges(with: Style.around)
    anchored.edgeAnchors == edgeAnchors + padding
    anchored.sizeAnchors == own
    move(literal, by: CGSize(width: 8, height: 9))
  }

  /// The name of a parameter means nothing outside.
  private func move(_ view: UIView, by distance: CGSize) {
    view.snp.makeConstraints { make in
      make.width.equalTo(distance.width)
      make.size.equalTo(distance)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
