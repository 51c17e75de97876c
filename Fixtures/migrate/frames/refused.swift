import UIKit

/// Constraints that only some paths activate, that change, or that nothing activates.
final class Toggled: UIViewController {
  private let banner = UIView()
  private let drawer = UIView()
  private let ghost = UIView()
  private var drawerHeight: NSLayoutConstraint?
  var hasBanner = true

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [banner, drawer, ghost] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    banner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    banner.widthAnchor.constraint(equalToConstant: 100).isActive = true
    if hasBanner {
      banner.heightAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conditional
    }
    drawerHeight = drawer.heightAnchor.constraint(equalToConstant: 80)  // expect: changes-later
    drawerHeight?.isActive = true
    NSLayoutConstraint.activate([
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    NSLayoutConstraint.activate([
      ghost.topAnchor.constraint(equalTo: view.topAnchor),
      ghost.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ghost.widthAnchor.constraint(equalToConstant: 9),
    ])
    ghost.heightAnchor.constraint(equalToConstant: 9)  // expect: inactive
  }

  func close() { drawerHeight?.constant = 0 }
}

/// A function that anyone may call again.
final class Reconfigured: UIViewController {
  private let hint = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
  }

  func show() {
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: view.topAnchor),  // expect: not-set-up-once
      hint.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hint.widthAnchor.constraint(equalToConstant: 10),
      hint.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// Views that a layout method cannot name, or that others make.
final class Unnamed: UIViewController {
  private var late: UIView? = UIView()
  @IBOutlet private var outlet: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    late!.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(late!)
    late!.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: optional-view
    late!.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    late!.widthAnchor.constraint(equalToConstant: 10).isActive = true
    late!.heightAnchor.constraint(equalToConstant: 10).isActive = true
    var local = UIView()
    local.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(local)
    local.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: local-view
    local.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    local.widthAnchor.constraint(equalToConstant: 10).isActive = true
    local.heightAnchor.constraint(equalToConstant: 10).isActive = true
    outlet.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: not-created-here
    outlet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    outlet.widthAnchor.constraint(equalToConstant: 10).isActive = true
    outlet.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }
}

/// The superview of a view may be anything.
final class Elsewhere: UIView {
  private let host = UIView()
  private let guest = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    guest.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(guest)
    NSLayoutConstraint.activate([
      guest.topAnchor.constraint(equalTo: host.topAnchor),  // expect: container
      guest.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      guest.widthAnchor.constraint(equalToConstant: 10),
      guest.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Code beside the constraints that frames would not survive.
final class Handled: UIViewController {
  private let spinner = UIView()
  private let label = UILabel()
  private let looped = UIView()
  private let passed = UIView()
  private let framed = UIView()
  private let listed = UIView()
  private var all: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    [spinner, label, passed, framed, listed].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    view.addSubview(looped)
    switchOff(looped)
    all = [listed]
    NSLayoutConstraint.activate([
      spinner.topAnchor.constraint(equalTo: view.topAnchor),
      spinner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spinner.widthAnchor.constraint(equalToConstant: 10),
      spinner.heightAnchor.constraint(equalToConstant: 10),
    ])
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    NSLayoutConstraint.activate([
      looped.topAnchor.constraint(equalTo: view.topAnchor),  // expect: opt-out
      looped.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      looped.widthAnchor.constraint(equalToConstant: 10),
      looped.heightAnchor.constraint(equalToConstant: 10),
    ])
    decorate(passed)
    NSLayoutConstraint.activate([
      passed.topAnchor.constraint(equalTo: view.topAnchor),  // expect: handed-on
      passed.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      passed.widthAnchor.constraint(equalToConstant: 10),
      passed.heightAnchor.constraint(equalToConstant: 10),
    ])
    framed.frame = .zero
    NSLayoutConstraint.activate([
      framed.topAnchor.constraint(equalTo: view.topAnchor),  // expect: framed
      framed.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      framed.widthAnchor.constraint(equalToConstant: 10),
      framed.heightAnchor.constraint(equalToConstant: 10),
    ])
    NSLayoutConstraint.activate([
      listed.topAnchor.constraint(equalTo: view.topAnchor),  // expect: not-followed
      listed.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listed.widthAnchor.constraint(equalToConstant: 10),
      listed.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  func lineUp() {
    all.forEach {
      $0.trailingAnchor.constraint(equalTo: view.trailingAnchor)  // expect: not-set-up-once
        .isActive = true
    }
  }

  func turn() { spinner.transform = CGAffineTransform(rotationAngle: 1) }  // expect: transform

  func say(_ text: String) { label.text = text }  // expect: content-changes

  private func switchOff(_ view: UIView) { view.translatesAutoresizingMaskIntoConstraints = false }
}

/// Constraints that are used for something else as well.
final class Kept: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)  // expect: removal
    width.shouldBeArchived = true
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      width,
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// A loop that switches off the masks of views that stay, too.
final class Swept: UIViewController {
  private let dust = UIView()
  private let dirt = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [dust, dirt] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      dust.topAnchor.constraint(equalTo: view.topAnchor),  // expect: opt-out
      dust.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      dust.widthAnchor.constraint(equalToConstant: 10),
      dust.heightAnchor.constraint(equalToConstant: 10),
      dirt.topAnchor.constraint(equalTo: view.topAnchor),  // expect: undetermined
    ])
  }
}

/// A layout method that does not say where UIKit's part is done.
final class OwnLayout: UIView {
  private let fill = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)
    NSLayoutConstraint.activate([
      fill.topAnchor.constraint(equalTo: topAnchor),  // expect: layout-method
      fill.leadingAnchor.constraint(equalTo: leadingAnchor),
      fill.trailingAnchor.constraint(equalTo: trailingAnchor),
      fill.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    layer.cornerRadius = 4
  }
}

/// Code that some builds have and others not.
final class Compiled: UIViewController {
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    #if DEBUG
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: view.topAnchor),  // expect: conditional-compilation
        mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    #endif
  }
}

/// Sets that do not say everything, or too much.
final class Unsolved: UIViewController {
  private let loose = UIView()
  private let torn = UIView()
  private let soft = UIView()
  private let left = UILabel()
  private let right = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    [loose, torn, soft, left, right].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      loose.topAnchor.constraint(equalTo: view.topAnchor),  // expect: undetermined
      loose.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      loose.widthAnchor.constraint(equalToConstant: 10),
    ])
    NSLayoutConstraint.activate([
      torn.topAnchor.constraint(equalTo: view.topAnchor),  // expect: conflicting
      torn.heightAnchor.constraint(equalToConstant: 10),
      torn.heightAnchor.constraint(equalToConstant: 20),
      torn.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      torn.widthAnchor.constraint(equalToConstant: 10),
    ])
    let wide = soft.widthAnchor.constraint(equalToConstant: 300)  // expect: priority
    wide.priority = .defaultLow
    let narrow = soft.widthAnchor.constraint(equalToConstant: 200)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide,
      narrow,
      soft.topAnchor.constraint(equalTo: view.topAnchor),
      soft.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      soft.heightAnchor.constraint(equalToConstant: 10),
    ])
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: view.topAnchor),
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      right.topAnchor.constraint(equalTo: view.topAnchor),
      right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      left.trailingAnchor.constraint(lessThanOrEqualTo: right.leadingAnchor),  // expect: inequality
    ])
  }
}

/// A view that may have a content of its own fills what another one leaves.
final class Filled: UIViewController {
  private let caption = UILabel()
  private let poster = UIImageView(image: UIImage(named: "poster"))

  override func viewDidLoad() {
    super.viewDidLoad()
    [caption, poster].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: view.topAnchor),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      poster.topAnchor.constraint(equalTo: view.topAnchor),  // expect: content-priority
      poster.leadingAnchor.constraint(equalTo: caption.trailingAnchor),
      poster.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      poster.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// Numbers, lines and rectangles that a layout method cannot have.
final class Unmeasured: UIViewController {
  private let ruled = UIView()
  private let titled = UILabel()
  private let noted = UILabel()
  private let readable = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [ruled, titled, noted, readable].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let scale = UIScreen.main.scale
    NSLayoutConstraint.activate([
      ruled.topAnchor.constraint(equalTo: view.topAnchor),
      ruled.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ruled.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ruled.heightAnchor.constraint(equalToConstant: 1 / scale),  // expect: unknown-number
    ])
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: view.topAnchor),
      titled.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      noted.leadingAnchor.constraint(equalTo: titled.trailingAnchor),
      noted.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),  // expect: baseline
    ])
    NSLayoutConstraint.activate([
      readable.topAnchor.constraint(equalTo: view.topAnchor),
      readable.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      readable.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),  // expect: guide
      readable.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }
}

/// The content of a scroll view.
final class Scrolled: UIViewController {
  private let scroll = UIScrollView()
  private let page = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),  // expect: scroll-content
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 2000),
    ])
  }
}

/// A view that is as high as its text.
final class SelfSized: UIView {
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor),  // expect: gives-size
      text.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Left of one view, leading of the next.
final class Mixed: UIViewController {
  private let one = UIView()
  private let other = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [one, other].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.topAnchor),
      one.leftAnchor.constraint(equalTo: view.leftAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 10),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.centerXAnchor.constraint(equalTo: one.centerXAnchor),
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: mixed-directions
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// A class that another one extends.
class Base: UIViewController {
  let core = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    core.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(core)
    NSLayoutConstraint.activate([
      core.topAnchor.constraint(equalTo: view.topAnchor),  // expect: subclassed
      core.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      core.widthAnchor.constraint(equalToConstant: 10),
      core.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

final class Derived: Base {
  func hide() {
    core.constraints.forEach { $0.isActive = false }
  }
}

/// Constraints that stay tie something to the view.
final class Anchored: UIViewController {
  private let pole = UIView()
  private let flag = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    pole.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pole)
    view.addSubview(flag)
    NSLayoutConstraint.activate([
      pole.topAnchor.constraint(equalTo: view.topAnchor),
      pole.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pole.widthAnchor.constraint(equalToConstant: 10),
      pole.heightAnchor.constraint(equalToConstant: 10),
    ])
    hoist(flag, to: pole.topAnchor)  // expect: unread
  }
}

/// The controller's view is a table: its edges are those of what it scrolls.
final class Listing: UITableViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.topAnchor),  // expect: scroll-content
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// A text view scrolls, too.
final class Remark: UITextView {
  private let hint = UILabel()

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    hint.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hint)
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: topAnchor, constant: 8),  // expect: scroll-content
      hint.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
