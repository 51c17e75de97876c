import UIKit

// build: SpelledOut()
/// All members have `self.`, and braces stand on their own lines: so do those of the new method.
final class SpelledOut: UIView
{
  private let line = UIView()
  private let marker = UIView()
  private let inset: CGFloat = 12

  override init(frame: CGRect)
  {
    super.init(frame: frame)
    self.addSubview(self.line)
    self.addSubview(self.marker)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews()
  {
    super.layoutSubviews()
    self.line.frame = CGRect(
      x: self.bounds.minX + self.inset, y: self.bounds.maxY - self.inset - 2,
      width: self.bounds.width - self.inset * 2, height: 2)
    self.marker.frame = CGRect(x: self.bounds.minX + 2, y: self.line.frame.minY - 4 - 8, width: 8, height: 8)
    if self.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      self.marker.frame.origin.x = self.bounds.minX + self.bounds.maxX - self.marker.frame.maxX
    }
  }
}

// build: SpelledController()
/// The statements go into a method that is there.
final class SpelledController: UIViewController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.banner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = self.view.bounds
    self.banner.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 80)
    self.view.isHidden = false
  }
}

// build: Bare()
/// One member is named alone: then the names that can stand alone do.
final class Bare: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(self.line)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 2, width: bounds.width, height: 2)
  }
}

enum Lengths {
  enum Screen {
    static let width: CGFloat = 320
    static let columns = 4
  }
}

// build: NamedLengths()
/// What is computed with a `CGFloat` is one; a number of another type is converted.
final class NamedLengths: UIView {
  private let face = UIView()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(face)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: Lengths.Screen.width * 180 / 360, height: (Lengths.Screen.width - 20) * 0.5)
    badge.frame = CGRect(
      x: bounds.minX, y: face.frame.maxY,
      width: CGFloat(Lengths.Screen.columns), height: CGFloat(Lengths.Screen.columns))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [face, badge] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}
