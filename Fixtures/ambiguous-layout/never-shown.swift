import UIKit

/// The host is filled, and added to nothing.
final class SettingsView: UIView {
  private let hours = UILabel()
  private let minutes = UILabel()
  private let seconds = UILabel()  // expect: ambiguous-layout
  private let days = UILabel()  // expect: ambiguous-layout
  private let weeks = UILabel()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [hours, minutes, seconds, days, weeks] {
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    let host: UIView = {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }()
    host.addSubview(hours)
    let box = UIView()
    box.backgroundColor = .red
    let inner = UIView()
    box.addSubview(inner)
    inner.addSubview(minutes)
    // These are shown.
    let panel = UIView()
    panel.addSubview(seconds)
    addSubview(panel)
    let sheet = UIView()
    sheet.addSubview(days)
    show(sheet)
    let picture = UIView()
    picture.addSubview(weeks)
    picture.layer.render(in: context)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ sheet: UIView) {
    addSubview(sheet)
  }
}

/// What only carries others needs no size.
final class ToastView: UIView {
  func show(_ message: String) {
    let carrier = UIView()
    carrier.layer.shadowColor = UIColor.black.cgColor
    carrier.layer.shadowRadius = 5
    carrier.layer.masksToBounds = false
    let label = UILabel()
    label.text = message
    label.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    addSubview(carrier)
    carrier.addSubview(label)
  }

  func dim() {
    let carrier = UIView()
    let shade = UIView()
    shade.backgroundColor = .black
    shade.frame = bounds
    carrier.addSubview(shade)
    addSubview(carrier)
  }

  /// Nobody can tap what lies in it.
  func ask() {
    let carrier = UIView()  // expect: ambiguous-layout
    let button = UIButton()
    button.frame = CGRect(x: 10, y: 20, width: 100, height: 40)  // expect: hard-coded-frame
    addSubview(carrier)
    carrier.addSubview(button)
  }

  /// Its color is meant to be seen.
  func paint() {
    let carrier = UIView()  // expect: ambiguous-layout
    carrier.backgroundColor = .red
    let label = UILabel()
    label.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    addSubview(carrier)
    carrier.addSubview(label)
  }
}

/// A view without a color is a spacer.
final class SpacedView: UIView {
  private let title = UILabel()
  private let spacer = UIView()
  private let gap = UIView()
  private let line = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacer.backgroundColor = .clear
    gap.backgroundColor = UIColor.clear
    line.backgroundColor = .lightGray
    for view in [title, spacer, gap, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      spacer.topAnchor.constraint(equalTo: title.bottomAnchor),
      gap.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      gap.heightAnchor.constraint(equalTo: spacer.heightAnchor),
      line.topAnchor.constraint(equalTo: gap.bottomAnchor),
      line.heightAnchor.constraint(equalTo: spacer.heightAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
