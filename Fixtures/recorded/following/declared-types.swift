import UIKit

extension UIView {
  fileprivate var maskless: Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

private class Chip: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

// build: DeclaredParts()
final class DeclaredParts: UIView {
  private let kind: Chip.Type = Chip.self
  private let title: UILabel = .init()
  private lazy var detail: UILabel = .init().maskless
  private lazy var note: Chip = kind.init(frame: .zero).maskless

  init() {
    super.init(frame: .zero)
    let line: UIView = .init(frame: .zero)
    for view in [title, line] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [title, detail, note, line] { addSubview(view) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
      note.topAnchor.constraint(equalTo: detail.bottomAnchor),
      line.topAnchor.constraint(equalTo: note.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
