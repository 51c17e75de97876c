import SnapKit
import UIKit

// What becomes of SnapKit's maker is known, or its view may have any constraint.
final class MakersSilent: UIView {
  private let compared = UILabel()
  private let source = UILabel()
  private let shifted = UILabel()
  private let listed = UILabel()
  private let handed = UILabel()
  private let extended = UILabel()

  func setUp() {
    for view in [compared, source, shifted, listed, handed, extended] { addSubview(view) }
    compared.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading == source.snp.trailing + frame.width
    }
    source.snp.makeConstraints { $0.top.equalToSuperview() }
    shifted.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading <~ self
    }
    var edges: [Any] = []
    listed.snp.makeConstraints { make in
      make.top.equalToSuperview()
      edges.append(make.leading)
      install(edges)
    }
    handed.snp.makeConstraints { make in
      make.top.equalToSuperview()
      pin(make)
    }
    extended.snp.makeConstraints { $0.top.equalToSuperview().pinSides() }
    extended.snp.makeConstraints { $0.pinSides() }
  }
}

final class MakersTold: UIView {
  private let compared = UILabel()  // expect: ambiguous-layout
  private let computed = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [compared, computed] { addSubview(view) }
    compared.snp.makeConstraints { if compared == computed { $0.top.equalToSuperview() } }
    compared.snp.makeConstraints { $0.top.equalTo(self).offset(frame.width * 2 - 1) }
    computed.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(frame.width + frame.height)
    }
  }
}
