import UIKit

/// Its only views are less high than what is cut off.
final class LowBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.translatesAutoresizingMaskIntoConstraints = false
    addSubview(send)
    NSLayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),  // expect: out-of-space
      send.leftAnchor.constraint(equalTo: leftAnchor),
      send.rightAnchor.constraint(equalTo: rightAnchor),
      send.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// The same in views that are high enough.
final class HighBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.translatesAutoresizingMaskIntoConstraints = false
    addSubview(send)
    NSLayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      send.leftAnchor.constraint(equalTo: leftAnchor),
      send.rightAnchor.constraint(equalTo: rightAnchor),
      send.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A bar need not be as high as this.
final class TallBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.translatesAutoresizingMaskIntoConstraints = false
    addSubview(send)
    NSLayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),  // expect: out-of-space
      send.leftAnchor.constraint(equalTo: leftAnchor),
      send.rightAnchor.constraint(equalTo: rightAnchor),
      send.heightAnchor.constraint(equalToConstant: 52),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class BarOwner: UIView {
  private lazy var low: LowBar = {
    let bar = LowBar(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    return bar
  }()
  private let high = HighBar(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    high.translatesAutoresizingMaskIntoConstraints = false
    addSubview(low)
    addSubview(high)
    NSLayoutConstraint.activate([
      low.bottomAnchor.constraint(equalTo: bottomAnchor),  // expect: content-size
      low.heightAnchor.constraint(equalToConstant: 35),
      high.topAnchor.constraint(equalTo: topAnchor),  // expect: content-size
      high.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// What else names the class, such as a parameter, changes nothing.
protocol BarFollower {
  func follow(_ bar: LowBar?, to place: CGPoint)
}
