import SnapKit
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
    self.setUp()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func setUp()
  {
    self.line.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().inset(self.inset)
      make.height.equalTo(2)
    }
    self.marker.snp.makeConstraints { make in
      make.width.height.equalTo(8)
      make.leading.equalToSuperview().offset(2)
      make.bottom.equalTo(self.line.snp.top).offset(-4)
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
    self.banner.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
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
    self.line.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(2)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
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
    face.snp.makeConstraints {
      $0.top.leading.equalToSuperview()
      $0.width.equalTo(Lengths.Screen.width * 180 / 360)
      $0.height.equalTo((Lengths.Screen.width - 20) * 0.5)
    }
    badge.snp.makeConstraints {
      $0.top.equalTo(face.snp.bottom)
      $0.leading.equalToSuperview()
      $0.width.height.equalTo(Lengths.Screen.columns)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
