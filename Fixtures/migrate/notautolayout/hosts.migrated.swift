import NotAutoLayout
import UIKit

// build: MadeCell(style: .default, reuseIdentifier: nil)
/// A cell, whose method sets frames already.
final class MadeCell: UITableViewCell {
  private let avatar = UIView()
  private let title = UILabel()
  private var layoutCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(avatar)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    let contentBounds = contentView.bounds
    contentView.nal.layout(avatar) { $0
      .setLeft(by: { $0.left + 16 })
      .setMiddle(by: { $0.middle })
      .setWidth(to: 40)
      .setHeight(to: 40)
    }
    contentView.nal.layout(title) { $0
      .pinLeft(to: avatar, with: { $0.right + 12 })
      .setRight(by: { $0.right - 16 })
      .pinMiddle(to: avatar, with: { $0.middle })
      .fitHeight(by: .greatestFiniteMagnitude)
    }
    if contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [avatar, title] as [UIView] {
        subview.frame.origin.x = contentBounds.minX + contentBounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeHeader(frame: .zero)
/// A view with a safe area of its own, and views in a view.
final class MadeHeader: UIView {
  private let card = UIView()
  private let close = UIButton()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.addSubview(close)
    card.addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    nal.layout(card) { $0
      .setLeft(by: { $0.safeAreaGuide.left + 8 })
      .setRight(by: { $0.safeAreaGuide.right - 8 })
      .setTop(by: { $0.safeAreaGuide.top + 8 })
      .setHeight(to: 120)
    }
    card.nal.layout(close) { $0
      .setRight(by: { $0.right - 4 })
      .setTop(by: { $0.top + 4 })
      .setWidth(to: 30)
      .setHeight(to: 30)
    }
    card.nal.layout(line) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setBottom(by: { $0.bottom })
      .setHeight(to: 1)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      close.frame.origin.x = card.bounds.minX + card.bounds.maxX - close.frame.maxX
    }
  }
}

// build: MadeChecklist()
/// A column of rows, from the top and from the bottom.
final class MadeChecklist: UIViewController {
  private let heading = UILabel()
  private let box = UIView()
  private let task = UILabel()
  private let save = UIButton()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.numberOfLines = 0
    for child in [heading, box, task, save, hint] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    view.nal.layout(heading) { $0
      .setLeft(by: { $0.safeAreaGuide.left + 20 })
      .setRight(by: { $0.safeAreaGuide.right - 20 })
      .setTop(by: { $0.safeAreaGuide.top + 24 })
      .setHeight(to: 30)
    }
    view.nal.layout(box) { $0
      .pinLeft(to: heading, with: { $0.left })
      .pinTop(to: heading, with: { $0.bottom + 12 })
      .setWidth(to: 22)
      .setHeight(to: 22)
    }
    view.nal.layout(task) { $0
      .pinLeft(to: box, with: { $0.right + 8 })
      .pinRight(to: heading, with: { $0.right })
      .pinTop(to: box, with: { $0.top })
      .pinBottom(to: box, with: { $0.bottom })
    }
    view.nal.layout(save) { $0
      .setCenter(by: { $0.center })
      .setBottom(by: { $0.safeAreaGuide.bottom - 16 })
      .setWidth(to: 200)
      .setHeight(to: 48)
    }
    view.nal.layout(hint) { $0
      .pinLeft(to: save, with: { $0.left })
      .pinRight(to: save, with: { $0.right })
      .pinBottom(to: save, with: { $0.top - 10 })
      .fitHeight(by: .greatestFiniteMagnitude)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [box, task] as [UIView] {
        subview.frame.origin.x = safeArea.minX + safeArea.maxX - subview.frame.maxX
      }
    }
  }
}
