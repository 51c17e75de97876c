import UIKit

final class PosterCell: UICollectionViewCell {
  let poster = UIImageView(frame: CGRect(x: 12, y: 1, width: 0.5, height: 72))  // expect: hard-coded-frame
  let caption = UILabel(frame: .zero)
  let divider = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(poster)
    contentView.addSubview(caption)
    contentView.addSubview(divider)
    caption.frame = CGRect(x: 96, y: 18, width: 220, height: 20)  // expect: hard-coded-frame
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    poster.frame = area.divided(atDistance: area.height, from: .minXEdge).slice
    divider.frame = CGRect(x: 0, y: area.maxY - 1, width: area.width, height: 1)
  }

  override func draw(_ rect: CGRect) {
    UIBezierPath(rect: CGRect(x: 4, y: 4, width: 20, height: 20)).stroke()
  }
}
