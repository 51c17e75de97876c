import NotAutoLayout
import UIKit

// build: MadePoints()
/// Points that fall on points of the parent, of its guides, or of another view.
final class MadePoints: UIViewController {
  private let corner = UIView()
  private let foot = UIView()
  private let dot = UIView()
  private let tail = UIView()
  private let mark = UIActivityIndicatorView()
  private let cover = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [corner, foot, dot, tail, mark, cover] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(corner) { $0
      .setTopRight(by: { $0.safeAreaGuide.topRight })
      .setWidth(to: 30)
      .setHeight(to: 20)
    }
    view.nal.layout(foot) { $0
      .setBottomCenter(by: { $0.bottomCenter })
      .setWidth(by: { $0.width / 4 })
      .setHeight(to: 44)
    }
    view.nal.layout(dot) { $0
      .pinMiddleCenter(to: foot, with: { $0.topLeft })
      .setWidth(to: 8)
      .setHeight(to: 8)
    }
    view.nal.layout(tail) { $0
      .pinLeft(to: corner, with: { $0.left })
      .pinRight(to: corner, with: { $0.right })
      .pinTop(to: corner, with: { $0.bottom + 4 })
      .setHeight(to: 60)
    }
    view.nal.layout(mark) { $0.setMiddleCenter(by: { $0.middleCenter }).fitSize() }
    view.nal.layout(cover) { $0
      .pinLeft(to: foot, with: { $0.left })
      .pinRight(to: foot, with: { $0.right })
      .pinTop(to: foot, with: { $0.top })
      .pinBottom(to: foot, with: { $0.bottom })
    }
  }
}

// build: MadeShares()
/// Places at a share of the parent.
final class MadeShares: UIViewController {
  private let knob = UIView()
  private let rule = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [knob, rule] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(knob) { $0
      .setLeft(by: { $0.horizontal(at: 0.3) + 5 })
      .setMiddle(by: { $0.vertical(at: 0.75) })
      .setWidth(to: 12)
      .setHeight(to: 12)
    }
    view.nal.layout(rule) { $0
      .setRight(by: { $0.right - 4 })
      .pinTop(to: knob, with: { $0.middle })
      .setWidth(by: { ($0.width - 16) / 2 })
      .setHeight(to: 1)
    }
  }
}
