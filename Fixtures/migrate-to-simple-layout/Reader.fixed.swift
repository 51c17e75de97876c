import UIKit

/// A toolbar below the page.
final class ReaderController: UIViewController {
  private let page = UIView()
  private let toolbar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(toolbar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [.flexible, .height(44)])
      page.frame = try column.frame(at: 0)
      toolbar.frame = try column.frame(at: 1)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}

/// Rows run from left to right.
final class HalfController: UIViewController {
  private let half = UIView()
  private let rest = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    half.translatesAutoresizingMaskIntoConstraints = false
    rest.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(half)
    view.addSubview(rest)
    NSLayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: view.topAnchor),
      half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      half.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      rest.topAnchor.constraint(equalTo: half.topAnchor),
      rest.leadingAnchor.constraint(equalTo: half.trailingAnchor),
      rest.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rest.bottomAnchor.constraint(equalTo: half.bottomAnchor),
    ])
  }
}

/// High texts would lie over each other, which the items of a column never do.
final class PriceController: UIViewController {
  private let caption = UILabel()
  private let price = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(caption)
    view.addSubview(price)
    NSLayoutConstraint.activate([
      caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      caption.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      price.centerXAnchor.constraint(equalTo: caption.centerXAnchor),
      price.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}

/// The constraints give the card its height, unless that comes from outside.
final class CardView: UIView {
  private let title = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    addSubview(line)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.bottomAnchor.constraint(equalTo: line.topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// The text changes later, and with it the size of the label.
final class NoteController: UIViewController {
  private let note = UILabel()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      note.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      mark.topAnchor.constraint(equalTo: note.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      mark.widthAnchor.constraint(equalToConstant: 4),
      mark.heightAnchor.constraint(equalToConstant: 4),
    ])
  }

  func show(_ text: String) {
    note.text = text
  }
}
