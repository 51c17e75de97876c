import SnapKit
import UIKit

/// A class that adds views to another one, on some paths or for most views.
class Tray: UIView {
  let content = UIView()

  override func addSubview(_ view: UIView) {
    guard view !== content else {
      super.addSubview(view)
      return
    }
    content.addSubview(view)
  }
}

class LoggingTray: UIView {
  override func addSubview(_ view: UIView) {
    if view.isHidden { setNeedsLayout() }
    super.addSubview(view)
  }
}

// build: TrayPage(frame: .zero)
final class TrayPage: UIView {
  private let tray = Tray()
  private let log = LoggingTray()
  private let title = UILabel()
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(tray)
    addSubview(log)
    [title].forEach(tray.addSubview)
    log.addSubview(note)
    title.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
    }
    note.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: log.topAnchor),
      note.leadingAnchor.constraint(equalTo: log.leadingAnchor)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
