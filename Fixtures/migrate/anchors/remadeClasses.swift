import SnapKit
import UIKit

class RoundButton: UIButton {}
final class RoundSwitch: UISwitch {}
class Wrap<Content: UIView>: UIView {}

/// Code changes controls and wrapped views that it finds in a hierarchy.
// build: ClassPanel(frame: .zero)
final class ClassPanel: UIView {
  private let button = UIButton()
  private let round = RoundButton()
  private let toggle = RoundSwitch()
  private let strange = StrangeButton()
  private let label = UILabel()
  private let plain = UIView()
  private let made = makePanelView()
  private let wrapped = Wrap<UILabel>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [button, round, toggle, strange, label, plain, made, wrapped].forEach { addSubview($0) }
    button.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    round.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    toggle.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    label.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    plain.snp.makeConstraints { $0.width.equalTo(10) }
    made.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    wrapped.snp.makeConstraints { $0.width.equalTo(10) }  // expect: remade
    strange.snp.makeConstraints { $0.width.equalTo(10) }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class PanelTools {
  func widen(_ panel: UIView) {
    for case let control as UIControl in panel.subviews {
      control.snp.updateConstraints { $0.width.equalTo(20) }  // expect: remade
    }
    (panel.subviews.last as? Wrap<UILabel>)?.snp.updateConstraints { $0.width.equalTo(20) }  // expect: remade
  }
}

func makePanelView() -> UIView { RoundButton() }

final class StrangeButton: UIView {}
