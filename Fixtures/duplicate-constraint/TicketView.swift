import UIKit

final class TicketView: UIView {
  let code = UILabel()
  let seat = UILabel()
  var seatTop: NSLayoutConstraint?
  var onScan: (() -> Void)?
  let gap: CGFloat = 12  // expect: unscaled-constant

  func setUp(isWide: Bool) {
    addSubview(code)
    addSubview(seat)
    code.translatesAutoresizingMaskIntoConstraints = false
    seat.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      code.topAnchor.constraint(equalTo: topAnchor, constant: gap),
      // The seat is below the code.
      seat.topAnchor.constraint(equalTo: code.bottomAnchor, constant: 8),  // expect: conflicting-constraints, unscaled-constant
      code.topAnchor.constraint(equalTo: topAnchor, constant: gap),  // expect: duplicate-constraint
      code.bottomAnchor.constraint(equalTo: seat.topAnchor, constant: -8),  // expect: duplicate-constraint, unscaled-constant
    ])
    code.widthAnchor.constraint(equalToConstant: 60).isActive = true  // expect: unscaled-constant
    code.widthAnchor.constraint(equalToConstant: 60)  // expect: duplicate-constraint, unscaled-constant
      .isActive = true
    code.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    code.heightAnchor.constraint(equalToConstant: 30).isActive = true  // expect: unscaled-constant
    code.heightAnchor.constraint(equalToConstant: 30).isActive = true /* kept */  // expect: duplicate-constraint, unscaled-constant
    seatTop = seat.topAnchor.constraint(equalTo: topAnchor)
    seatTop?.isActive = true
    seat.topAnchor.constraint(equalTo: topAnchor).isActive = true
    if isWide {
      seat.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    } else {
      seat.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    onScan = { [self] in
      seat.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    seat.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }

  func separators() {
    var line = UIView()
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    line = UIView()
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
  }
}
