import SnapKit
import UIKit

final class FormatView: UIView {
  let needle = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(  // expect: constraints-in-layout-pass
        withVisualFormat: "V:|-[needle]", options: [], metrics: nil, views: ["needle": needle]))
  }

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(needle.constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[needle]", options: [], metrics: nil, views: ["needle": needle]))
    super.updateConstraints()
  }
}

final class OldFormatController: UIViewController {
  let field = UITextField()

  override func viewWillLayoutSubviews() {
    let views = ["field": field] as [String: AnyObject]
    NSLayoutConstraint.activateConstraints(
      NSLayoutConstraint.constraintsWithVisualFormat(  // expect: constraints-in-layout-pass
        "V:|-[field]", options: [], metrics: nil, views: views))
  }
}

final class ItemView: UIView {
  let needle = UIView()
  var width: NSLayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    NSLayoutConstraint(  // expect: constraints-in-layout-pass
      item: needle, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 40  // expect: unscaled-constant
    ).isActive = true
  }

  override func updateConstraints() {
    width = nil
    NSLayoutConstraint(
      item: needle, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 40  // expect: unscaled-constant
    ).isActive = true
    super.updateConstraints()
  }
}

final class MakingView: UIView {
  let needle = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    needle.snp.makeConstraints { make in
      make.center.equalToSuperview()  // expect: constraints-in-layout-pass
    }
  }
}

final class UpdatingView: UIView {
  let needle = UIView()
  let dial = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    needle.snp.updateConstraints { make in
      make.center.equalToSuperview()
    }
    dial.snp.remakeConstraints { make in
      make.center.equalToSuperview()
    }
  }

  override func updateConstraints() {
    if needle.superview != nil {
      needle.snp.makeConstraints { make in make.center.equalToSuperview() }
    }
    UIView.animate(withDuration: 1) {
      self.dial.snp.makeConstraints { make in make.center.equalToSuperview() }
    }
    super.updateConstraints()
  }
}
