import UIKit

// build: PreviousInTurns()
final class PreviousInTurns: UIView {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for row in [a, b, c] {
            addSubview(row)
            if let previous {
                row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8).isActive = true
            } else {
                row.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            previous = row
        }
        previous?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PreviousOrFirst()
final class PreviousOrFirst: UIView {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for (index, row) in [a, b, c].enumerated() {
            addSubview(row)
            row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? topAnchor).isActive = true
            let before = previous == nil ? leadingAnchor : previous!.leadingAnchor
            row.leadingAnchor.constraint(equalTo: before, constant: CGFloat(index)).isActive = true
            previous = row
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FirstAndLastTurn()
final class FirstAndLastTurn: UIView {
    private lazy var rows = [a, b, c]
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, row) in rows.enumerated() {
            addSubview(row)
            if index == 0 {
                row.topAnchor.constraint(equalTo: topAnchor).isActive = true
            } else {
                row.topAnchor.constraint(equalTo: rows[index - 1].bottomAnchor).isActive = true
            }
            if index == rows.count - 1 {
                row.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            }
            guard index < 2 else { continue }
            row.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: WhereTurns()
final class WhereTurns: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in [a, b] where row !== b {
            addSubview(row)
            row.widthAnchor.constraint(equalToConstant: 3).isActive = true
        }
        for row in [a, b] {
            if row === b { break }
            row.heightAnchor.constraint(equalToConstant: 4).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Strides()
final class Strides: UIView {
    let rows = [UIView(), UILabel(), UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in stride(from: 0, to: 4, by: 2) {
            addSubview(rows[index])
            addSubview(rows[index + 1])
            rows[index].leadingAnchor.constraint(equalTo: rows[index + 1].trailingAnchor).isActive = true
        }
        for index in rows.indices.dropFirst() {
            rows[index].topAnchor.constraint(equalTo: rows[index - 1].topAnchor).isActive = true
        }
        rows.first?.heightAnchor.constraint(equalToConstant: 5).isActive = true
        rows.last?.heightAnchor.constraint(equalToConstant: 6).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: KeyPathTurns()
final class KeyPathTurns: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        for edge in [\UIView.leadingAnchor, \UIView.trailingAnchor] {
            a[keyPath: edge].constraint(equalTo: self[keyPath: edge]).isActive = true
        }
        [\UIView.topAnchor, \.bottomAnchor].forEach {
            a[keyPath: $0].constraint(equalTo: self[keyPath: $0]).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PairsInClosures()
final class PairsInClosures: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [a, b].enumerated().forEach { index, row in
            addSubview(row)
            row.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(index) * 9).isActive = true
        }
        [a, b].enumerated().forEach {
            $0.element.widthAnchor.constraint(equalToConstant: CGFloat($0.offset + 1)).isActive = true
        }
        zip([a, b], [5, 6] as [CGFloat]).forEach { $0.heightAnchor.constraint(equalToConstant: $1).isActive = true }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: BranchInTurns()
// unreached: the other height
final class BranchInTurns: UIView {
    let a = UIView()
    let b = UIView()
    let isTall = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in [a, b] {
            addSubview(row)
            if isTall {
                row.heightAnchor.constraint(equalToConstant: 80).isActive = true
            } else {
                row.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChosenInTurns(second: true)
// build: ChosenInTurns(second: false)
final class ChosenInTurns: UIView {
    let a = UIView()
    let b = UIView()
    var chosen: UIView?

    init(second: Bool) {
        super.init(frame: .zero)
        chosen = second ? b : a
        for row in [a, b] {
            addSubview(row)
            if row === chosen {
                row.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}
