import UIKit

// What a helper of the type makes and adds is told once, in the helper, whoever calls it.

final class RuledPage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addLine(at: 20)
    addLine(at: 40)
    addLine(at: 60)
  }

  required init?(coder: NSCoder) { nil }

  private func addLine(at top: CGFloat) {
    let line = UIView()  // expect: ambiguous-layout
    line.backgroundColor = .gray
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    line.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true
    line.heightAnchor.constraint(equalToConstant: top).isActive = true
  }
}

final class WholeRuledPage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addLine(at: 20)
    addLine(at: 40)
  }

  required init?(coder: NSCoder) { nil }

  private func addLine(at top: CGFloat) {
    let line = UIView()
    line.backgroundColor = .gray
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    line.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true
    line.heightAnchor.constraint(equalToConstant: top).isActive = true
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

/// What a helper only makes is the caller's.
final class MadePage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = makeTitle()  // expect: ambiguous-layout
    let detail = makeTitle()
    addSubview(title)
    addSubview(detail)
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    detail.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    detail.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  required init?(coder: NSCoder) { nil }

  private func makeTitle() -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}
