import UIKit

/// Lists that code keeps and switches off.
final class Menu: UITableViewCell {
  private let menu = UIView()
  private let reply = UIView()
  private let detail = UIView()
  private var shown = [NSLayoutConstraint]()
  private var hidden: [NSLayoutConstraint]?
  private var isLong = false

  func open() {
    contentView.addSubview(menu)
    contentView.addSubview(reply)
    contentView.addSubview(detail)
    NSLayoutConstraint.deactivate(shown)
    shown = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      // The menu first.
      menu.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        menu.heightAnchor.constraint(lessThanOrEqualToConstant: 45),
        menu.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        menu.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
      ]
      if isLong {
        reply.translatesAutoresizingMaskIntoConstraints = false
        let replyHeight = reply.heightAnchor.constraint(equalToConstant: 0)
        replyHeight.priority = .defaultLow
        constraints.append(replyHeight)
      } else {
        reply.isHidden = true
      }
      NSLayoutConstraint.activate(constraints)
      return constraints
    }()
    let own = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      detail.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(detail.heightAnchor.constraint(equalToConstant: 30))
      return constraints
    }()
    NSLayoutConstraint.activate(own)
    hidden = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      constraints.append(detail.widthAnchor.constraint(equalToConstant: 5))
      NSLayoutConstraint.activate(constraints)
      return constraints
    }()
  }

  func close() {
    NSLayoutConstraint.deactivate(shown)
    shown = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      menu.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(menu.heightAnchor.constraint(equalToConstant: 0))
      NSLayoutConstraint.activate(constraints)
      return constraints
    }()
  }
}

/// Anchors that a property of the project chooses.
final class Below: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: lowAnchor, constant: 8),
      bar.heightAnchor.constraint(equalToConstant: 20)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  private var lowAnchor: NSLayoutYAxisAnchor {
    if #available(iOS 11, *) {
      return safeAreaLayoutGuide.topAnchor
    } else {
      return topAnchor
    }
  }
}
