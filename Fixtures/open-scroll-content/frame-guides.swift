import SnapKit
import UIKit

// What the frame of a scroll view places across does not scroll that way: it need not say how wide the content is.

final class RanksController: UIViewController {
  let scroll = UIScrollView()
  let header = UIView()
  let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = .gray
    rows.axis = .vertical
    view.addSubview(scroll)
    scroll.addSubview(header)
    scroll.addSubview(rows)
    for view in [scroll, header, rows] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      header.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      header.heightAnchor.constraint(equalTo: header.widthAnchor),
      rows.topAnchor.constraint(equalTo: header.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
  }
}

final class MadeController: UIViewController {
  let scroll = UIScrollView()
  let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.addSubview(text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints {
      $0.top.bottom.equalTo(scroll.contentLayoutGuide)
      $0.leading.trailing.equalTo(scroll.frameLayoutGuide)
    }
  }
}

final class CenteredController: UIViewController {
  let scroll = UIScrollView()
  let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.addSubview(text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints {
      $0.top.bottom.equalTo(scroll.contentLayoutGuide)
      $0.centerX.width.equalTo(scroll.frameLayoutGuide)
    }
  }
}

// An edge of the content is used, and nothing reaches the other one.

final class OpenController: UIViewController {
  let scroll = UIScrollView()  // expect: open-scroll-content
  let text = UILabel()
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    line.backgroundColor = .gray
    view.addSubview(scroll)
    scroll.addSubview(text)
    scroll.addSubview(line)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints {
      $0.top.equalTo(scroll.contentLayoutGuide)
      $0.leading.equalTo(scroll.contentLayoutGuide)  // expect: text-without-limit
    }
    line.snp.makeConstraints {
      $0.top.equalTo(text.snp.bottom)
      $0.bottom.equalTo(scroll.contentLayoutGuide)
      $0.leading.trailing.equalTo(scroll.frameLayoutGuide)
      $0.height.equalTo(1)
    }
  }
}
