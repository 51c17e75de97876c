import UIKit

/// Shown as a sheet, where it is made.
// build: PresentedNote()
final class PresentedNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Shown by a navigation controller, through a variable.
// build: PushedNote()
final class PushedNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Shown in a navigation controller from the start.
// build: FirstNote()
final class FirstNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Shown by a window.
// build: WindowNote()
final class WindowNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// A part of another controller.
final class ChildNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Whoever makes it says how large it is to be.
final class SizedNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Shown in a popover.
final class PopoverNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Shown by code of the project.
final class HandedNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Kept by what makes it.
final class StoredNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Nothing makes one.
final class UnseenNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Made from its class.
final class KindNote: UIViewController {
  private let note = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class NoteOffice: UIViewController {
  private var stored: UIViewController?
  let kinds: [UIViewController.Type] = [KindNote.self]

  func showAll(_ window: UIWindow) {
    present(PresentedNote(), animated: true)
    let pushed = PushedNote()
    pushed.title = "Pushed"
    pushed.modalPresentationStyle = .fullScreen
    navigationController?.pushViewController(pushed, animated: true)
    present(UINavigationController(rootViewController: FirstNote()), animated: true)
    window.rootViewController = WindowNote()
    let child = ChildNote()
    addChild(child)
    view.addSubview(child.view)
    let sized = SizedNote()
    sized.preferredContentSize = CGSize(width: 200, height: 100)
    present(sized, animated: true)
    let popover = PopoverNote()
    popover.modalPresentationStyle = .popover
    present(popover, animated: true)
    showInPanel(HandedNote())
    stored = StoredNote()
  }

  private func showInPanel(_ controller: UIViewController) {
    addChild(controller)
    view.addSubview(controller.view)
  }
}
