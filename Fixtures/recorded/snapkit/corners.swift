import SnapKit
import UIKit

// build: SnapGroups()
final class SnapGroups: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            make.edges.equalTo(self.snp.margins).inset(3)
            make.size.lessThanOrEqualTo(CGSize(width: 300, height: 200))
            make.margins.greaterThanOrEqualTo(b.snp.edges)
        }
        b.snp.makeConstraints { make in
            make.size.equalTo(a).multipliedBy(0.5)
            make.center.equalTo(a.snp.center)
            make.directionalEdges.lessThanOrEqualTo(self.snp.directionalMargins)
            make.verticalEdges.equalTo(a.snp.verticalEdges)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapConstants()
final class SnapConstants: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            make.center.equalTo(CGPoint(x: 30, y: 40))
            make.left.top.right.bottom.lessThanOrEqualTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.leading.trailing.equalTo(NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
            make.width.equalTo(50).offset(5)
        }
        b.snp.makeConstraints { make in
            make.centerY.equalTo(12.5)
            make.lastBaseline.equalTo(-3)
            make.right.equalTo(9)
            make.bottom.lessThanOrEqualTo(CGFloat(2))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapInsetSigns()
final class SnapInsetSigns: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        a.snp.makeConstraints { make in
            make.centerX.centerY.equalToSuperview().inset(insets)
            make.width.height.lessThanOrEqualToSuperview().inset(insets)
            make.firstBaseline.equalToSuperview().inset(5)
            make.lastBaseline.greaterThanOrEqualToSuperview().inset(6)
            make.leftMargin.rightMargin.equalToSuperview().inset(7)
            make.topMargin.bottomMargin.equalToSuperview().inset(7)
            make.leading.equalToSuperview().inset(insets)
            make.trailing.lessThanOrEqualToSuperview().inset(insets)
            make.left.right.greaterThanOrEqualToSuperview().inset(
                NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            make.centerWithinMargins.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapLastWins()
final class SnapLastWins: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.snp.makeConstraints { make in
            make.width.equalToSuperview().multipliedBy(3).dividedBy(4)
            make.left.equalToSuperview().offset(10).inset(20)
            make.right.equalToSuperview().inset(10).offset(5)
            make.top.equalTo(self.snp.bottom).multipliedBy(0.5).priority(.required)
            make.height.equalTo(20).priority(UILayoutPriority.defaultLow)
            make.bottom.equalToSuperview().priority(ConstraintPriority(33))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapHandles()
final class SnapHandles: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        var height: Constraint?
        var left: Constraint!
        a.snp.makeConstraints { make in
            height = make.height.equalTo(44).constraint
            left = make.left.right.equalToSuperview().inset(4).constraint
            make.top.equalToSuperview()
        }
        height?.update(offset: 60)
        left.update(inset: 9)
        height?.update(priority: 1000)
        let hidden = a.snp.prepareConstraints { make in
            make.width.equalTo(1)
        }
        hidden.forEach { $0.activate() }
        left.deactivate()
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SnapHelper()
final class SnapHelper: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        place(a, top: 0)
        place(b, top: 40)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func place(_ view: UIView, top: CGFloat) {
        addSubview(view)
        view.snp.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalToSuperview().offset(top)
        }
    }
}
