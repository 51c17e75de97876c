import UIKit

/// Stevia's constraints are optional, but all of them hold at once.
final class SteviaPriorities: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    icon.frame = CGRect(x: bounds.minX + 16, y: bounds.midY - 12, width: 24, height: 24)
    caption.frame = CGRect(
      x: icon.frame.maxX + 8, y: icon.frame.midY - 10,
      width: bounds.maxX - icon.frame.maxX - 24, height: 20)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
  }
}
