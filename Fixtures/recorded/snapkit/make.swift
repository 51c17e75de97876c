import SnapKit
import UIKit

// build: SnapEdges()
final class SnapEdges: UIView {
    let content = UIView()
    let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        addSubview(shade)
        content.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
        shade.snp.makeConstraints {
            $0.edges.equalTo(content).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapChained()
final class SnapChained: UIView {
    let avatar = UIImageView()
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(name)
        avatar.snp.makeConstraints { make in
            make.top.left.equalTo(self).offset(12)
            make.size.equalTo(CGSize(width: 40, height: 44))
        }
        name.snp.makeConstraints { make in
            make.left.equalTo(avatar.snp.right).offset(8)
            make.right.lessThanOrEqualToSuperview().inset(16)
            make.centerY.equalTo(avatar)
            make.height.greaterThanOrEqualTo(20)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapNumbers()
final class SnapNumbers: UIView {
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.snp.makeConstraints { make in
            make.top.equalTo(10)
            make.trailing.equalTo(-15)
            make.width.height.equalTo(24.5)
            make.centerX.equalTo(100)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapInsets()
final class SnapInsets: UIView {
    let card = UIView()
    let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.addSubview(inner)
        card.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(20)
            make.top.bottom.equalTo(self.safeAreaLayoutGuide).inset(5)
        }
        inner.snp.makeConstraints { make in
            make.width.equalToSuperview().inset(10)
            make.directionalEdges.greaterThanOrEqualToSuperview().inset(
                NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            make.centerX.equalToSuperview().offset(-3)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapMultiples()
final class SnapMultiples: UIView {
    let half = UIView()
    let third = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(half)
        addSubview(third)
        half.snp.makeConstraints { make in
            make.width.equalToSuperview().multipliedBy(0.5).offset(-4)
            make.height.equalTo(half.snp.width).multipliedBy(2)
            make.center.equalToSuperview()
        }
        third.snp.makeConstraints { make in
            make.width.equalTo(self.snp.width).dividedBy(4)
            make.height.lessThanOrEqualTo(half.snp.height).priority(.high)
            make.top.equalTo(half.snp.bottom).offset(8).priority(900)
            make.left.equalToSuperview().offset(2).inset(6).priority(.low).labeled("third-left")
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapMargins()
final class SnapMargins: UIViewController {
    let label = UILabel()
    let note = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(note)
        label.snp.makeConstraints { make in
            make.leading.equalTo(view.snp.leadingMargin)
            make.trailing.equalTo(view.snp.trailingMargin)
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(16)
        }
        note.snp.makeConstraints { make in
            make.edges.lessThanOrEqualTo(view.snp.margins)
            make.firstBaseline.equalTo(label.snp.lastBaseline).offset(20)
        }
    }
}

// build: SnapStored()
// unread: a property that another function switches off
final class SnapStored: UIView {
    let drawer = UIView()
    private var topConstraint: Constraint?
    private var heightConstraint: Constraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(drawer)
        drawer.snp.makeConstraints { make in
            topConstraint = make.top.equalToSuperview().offset(100).constraint
            self.heightConstraint = make.height.equalTo(300).priority(.medium).constraint
            make.left.right.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func open() {
        topConstraint?.update(offset: 0)
        heightConstraint.deactivate()
    }
}

// build: SnapRemake()
final class SnapRemake: UIView {
    let tip = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tip)
        tip.snp.makeConstraints { make in
            make.left.equalToSuperview()
            make.top.equalToSuperview()
        }
        tip.snp.remakeConstraints { make in
            make.right.equalToSuperview().offset(-6)
            make.bottom.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapUpdate()
final class SnapUpdate: UIView {
    let tip = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tip)
        tip.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(4)
            make.top.equalToSuperview()
        }
        tip.snp.updateConstraints { make in
            make.left.equalToSuperview().offset(40)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapPrepared()
final class SnapPrepared: UIView {
    let ring = UIView()
    private var wide: [Constraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ring)
        wide = ring.snp.prepareConstraints { make in
            make.width.equalTo(300)
        }
        ring.snp.makeConstraints { make in
            make.center.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapConditional(isWide: true)
// build: SnapConditional(isWide: false)
final class SnapConditional: UIView {
    let box = UIView()

    init(isWide: Bool) {
        super.init(frame: .zero)
        addSubview(box)
        box.snp.makeConstraints { make in
            make.top.equalToSuperview()
            if isWide {
                make.left.right.equalToSuperview()
            } else {
                make.centerX.equalToSuperview()
                make.width.equalTo(200)
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

// build: SnapLoop()
// unreached: that a variable is nil in the first turn of a loop is not known
final class SnapLoop: UIView {
    let one = UILabel()
    let two = UILabel()
    let three = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var last: UIView?
        [one, two, three].forEach { label in
            addSubview(label)
            label.snp.makeConstraints { make in
                make.left.right.equalToSuperview().inset(16)
                if let last = last {
                    make.top.equalTo(last.snp.bottom).offset(4)
                } else {
                    make.top.equalToSuperview()
                }
            }
            last = label
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapInClosure()
final class SnapInClosure: UIViewController {
    private lazy var header: UIView = {
        let header = UIView()
        let logo = UIImageView()
        header.addSubview(logo)
        logo.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalTo(32)
        }
        return header
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        header.snp.makeConstraints { (make) -> Void in
            make.horizontalEdges.top.equalTo(view)
            make.height.equalTo(view.snp.height).multipliedBy(0.3)
        }
    }
}

// build: SnapGuide()
final class SnapGuide: UIView {
    let guide = UILayoutGuide()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(guide)
        addSubview(label)
        guide.snp.makeConstraints { make in
            make.left.top.equalTo(self)
            make.width.equalTo(60)
        }
        label.snp.makeConstraints { make in
            make.left.equalTo(guide.snp.right)
            make.top.bottom.equalTo(guide)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapTwenty16()
final class SnapTwenty16: UIView {
    let photo = UIImageView()
    let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
        addSubview(caption)
        photo.snp_makeConstraints { (make) -> Void in
            make.top.left.right.equalTo(self)
            make.height.equalTo(self.snp_width).multipliedBy(0.75)
        }
        caption.snp_makeConstraints { (make) in
            make.top.equalTo(photo.snp_bottom).offset(6)
            make.centerX.equalTo(self.snp_centerX)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapMixed()
final class SnapMixed: UIView {
    let left = UIView()
    let right = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left)
        addSubview(right)
        left.snp.makeConstraints { make in
            make.leading.verticalEdges.equalToSuperview()
            make.trailing.equalTo(self.snp.centerX).offset(-2)
        }
        right.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChosenTargets(hasTitle: true)
// build: ChosenTargets(hasTitle: false)
final class ChosenTargets: UIView {
    let title = UILabel()
    let subtitle = UILabel()
    let note = UILabel()

    init(hasTitle: Bool) {
        super.init(frame: .zero)
        [title, subtitle, note].forEach(addSubview)
        note.snp.makeConstraints { make in
            make.top.equalTo((hasTitle ? title : subtitle).snp.bottom).offset(3)
            make.leading.trailing.equalTo(hasTitle ? title : subtitle)
        }
    }

    required init?(coder: NSCoder) { nil }
}
