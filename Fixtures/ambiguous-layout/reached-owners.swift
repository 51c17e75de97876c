import UIKit

// Whose property code reaches is told by what the controller's view is declared as.

protocol ScreenHolder {
  associatedtype Screen: UIView
}

extension ScreenHolder where Self: UIViewController {
  var screen: Screen { view as! Screen }
}

final class HeldScreenSilent: UIView {
  let cover = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class HeldController: UIViewController, ScreenHolder {
  typealias Screen = HeldScreenSilent

  override func loadView() { view = HeldScreenSilent() }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.cover.heightAnchor.constraint(equalTo: screen.cover.widthAnchor).isActive = true
  }
}

/// The controller's screen is another one.
final class HeldScreenTold: UIView {
  let cover = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

class HostController<Content: UIView>: UIViewController {
  let content = Content()

  override func loadView() { view = content }
}

final class HostedViewSilent: UIView {
  let banner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(banner)
    banner.backgroundColor = .gray
    banner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: topAnchor),
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class BannerController: HostController<HostedViewSilent> {
  override func viewDidLoad() {
    super.viewDidLoad()
    content.banner.heightAnchor.constraint(equalTo: content.banner.widthAnchor).isActive = true
  }
}

/// The controller has another view.
final class HostedViewTold: UIView {
  let banner = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(banner)
    banner.backgroundColor = .gray
    banner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: topAnchor),
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

protocol Footed {
  var footer: UIView { get }
}

func raise(_ page: Footed) {
  page.footer.heightAnchor.constraint(equalTo: page.footer.widthAnchor).isActive = true
}

final class FootedPageSilent: UIView, Footed {
  let footer = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(footer)
    footer.backgroundColor = .gray
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// It is no page of the protocol.
final class FootedPageTold: UIView {
  let footer = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(footer)
    footer.backgroundColor = .gray
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
