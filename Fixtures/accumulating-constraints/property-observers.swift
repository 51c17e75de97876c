import UIKit

final class PageController: UIViewController {
  private let count = UILabel()
  private let bar = UIView()  // expect: ambiguous-layout
  private var placing: [NSLayoutConstraint] = []

  private var isFullScreen = false {
    didSet {
      count.isHidden = isFullScreen
      setUpConstraints()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [count, bar] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    setUpConstraints()
  }

  @objc func toggle() { isFullScreen = !isFullScreen }

  private func setUpConstraints() {
    if bar.superview == nil { return }
    placing = [bar.topAnchor.constraint(equalTo: view.topAnchor)]
    count.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true  // expect: accumulating-constraints, text-without-limit
    count.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
  }
}

final class ModelView: UIView {
  private let title = UILabel()

  // Whoever makes the view sets it once.
  var model: String? {
    didSet { setUpConstraints() }
  }

  private func setUpConstraints() {
    title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true  // expect: unrelated-views
  }
}

final class VideoCell: UICollectionViewCell {
  var duration: Double? {
    didSet {
      guard let duration = duration, duration > 0 else { return }
      let bar = UILabel(frame: bounds)
      bar.text = "\(duration)"
      contentView.addSubview(bar)  // expect: accumulating-constraints
    }
  }
}
