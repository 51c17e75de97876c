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
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      words.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      fill.topAnchor.constraint(equalTo: words.topAnchor),
      fill.leadingAnchor.constraint(equalTo: words.leadingAnchor),
      fill.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      fill.bottomAnchor.constraint(equalTo: words.bottomAnchor),
    ])
    words.text = "Tidy"
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
    edge.frame = CGRect(x: bounds.maxX - 6 - 4, y: bounds.maxY - 6 - 4, width: 4, height: 4)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      edge.frame.origin.x = bounds.minX + bounds.maxX - edge.frame.maxX
    }
  }
}

/// Tabs, and code in a function that somebody else indents with blanks.
final class Tabbed: UIViewController {
	private let mark = UIView()

	override func viewDidLoad() {
        super.viewDidLoad()
		view.addSubview(mark)
	}

	override func viewDidLayoutSubviews() {
		super.viewDidLayoutSubviews()
		let bounds = view.bounds
		mark.frame = CGRect(x: bounds.maxX - 20 - 48, y: bounds.minY, width: 48, height: 48)
		if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
			mark.frame.origin.x = bounds.minX + bounds.maxX - mark.frame.maxX
		}
	}
}
