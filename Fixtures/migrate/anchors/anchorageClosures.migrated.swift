import UIKit

extension UIView {
  func arrange(_ body: (UIView) -> Void) { body(self) }
}

/// Each closure calls another view the same.
// build: AnchorageClosures(frame: .zero)
final class AnchorageClosures: UIView {
  private let box = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(line)
    box.arrange {
      $0.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        $0.topAnchor.constraint(equalTo: self.topAnchor),
        $0.heightAnchor.constraint(equalToConstant: 17.0)
      ])
    }
    line.arrange {
      $0.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        $0.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        $0.heightAnchor.constraint(equalToConstant: 1.0)
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
