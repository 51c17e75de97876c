import UIKit

/// What stays in a list does not begin with an empty line, and neither does a function end with one.
final class Tidy: UIView {
  private let fill = UIView()
  private let line = UIView()
  private let edge = UIView()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [fill, words] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    addSubview(line)
    addSubview(edge)
    line.translatesAutoresizingMaskIntoConstraints = false
    edge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),

      words.topAnchor.constraint(equalTo: topAnchor, constant: 8),  // expect: gives-size
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      words.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      fill.topAnchor.constraint(equalTo: words.topAnchor),
      fill.leadingAnchor.constraint(equalTo: words.leadingAnchor),
      fill.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      fill.bottomAnchor.constraint(equalTo: words.bottomAnchor),
    ])
    words.text = "Tidy"

    NSLayoutConstraint.activate([
      edge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      edge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])

    NSLayoutConstraint.activate([
      edge.widthAnchor.constraint(equalToConstant: 4),
      edge.heightAnchor.constraint(equalToConstant: 4),
    ])

  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Tabs, and code in a function that somebody else indents with blanks.
final class Tabbed: UIViewController {
	private let mark = UIView()

	override func viewDidLoad() {
        super.viewDidLoad()
		mark.translatesAutoresizingMaskIntoConstraints = false
		view.addSubview(mark)
		NSLayoutConstraint.activate([
			mark.topAnchor.constraint(equalTo: view.topAnchor),
			mark.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
			mark.widthAnchor.constraint(equalToConstant: 48),
			mark.heightAnchor.constraint(equalToConstant: 48),
		])
	}
}
