import SnapKit
import UIKit

// A control that spans the width grows with it: a height that is scaled by the width keeps its shape.

extension CGFloat {
  var adjusted: CGFloat { self * UIScreen.main.bounds.width / 375 }
  var adjustedH: CGFloat { self * UIScreen.main.bounds.height / 812 }
}

final class SpanningForm: UIView {
  let field = UITextField()
  let button = UIButton()
  let line = UIView()
  let strip = UIView()

  func setUp() {
    addSubview(field)
    addSubview(button)
    addSubview(line)
    addSubview(strip)
    field.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.left.equalToSuperview().offset(CGFloat(16).adjusted)
      $0.right.equalToSuperview().inset(CGFloat(16).adjusted)
      $0.height.equalTo(44.0.adjusted)
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(field.snp.bottom)
      make.directionalHorizontalEdges.equalTo(field)
      make.height.equalTo(50.0.adjusted)
    }
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: button.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 12.0.adjusted),
    ])
    strip.snp.makeConstraints { make in
      make.top.bottom.leading.equalToSuperview()
      make.width.equalTo(30.0.adjustedH)
    }
  }
}

// What has an end of its own does not grow with the screen.

final class StandingForm: UIView {
  let field = UITextField()
  let icon = UIImageView()
  let line = UIView()

  func setUp() {
    addSubview(field)
    addSubview(icon)
    addSubview(line)
    field.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading.equalTo(icon.snp.trailing)
      $0.width.equalTo(CGFloat(120).adjusted)
      $0.height.equalTo(44.0.adjusted)
    }
    icon.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.width.equalTo(32.0.adjusted)
      make.height.equalTo(32.0.adjustedH)
    }
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12.0.adjusted),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      field.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      line.widthAnchor.constraint(equalToConstant: 80.0.adjusted),
      line.heightAnchor.constraint(equalToConstant: 12.0.adjustedH),
    ])
  }
}
