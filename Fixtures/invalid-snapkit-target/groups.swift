import SnapKit
import UIKit

final class PlayerBar: UIView {
  private let cover = UIImageView()
  private let title = UILabel()
  private let progress = UIProgressView()
  private let guide = UILayoutGuide()

  func setUp() {
    addSubview(cover)
    addSubview(title)
    addSubview(progress)
    addLayoutGuide(guide)
    cover.snp.makeConstraints { make in
      make.edges.equalTo(title.snp.size)  // expect: invalid-snapkit-target
      make.top.left.equalTo(title.snp.center)  // expect: invalid-snapkit-target
      make.edges.equalTo(guide.snp.directionalEdges)  // expect: invalid-snapkit-target
      make.left.right.equalTo(
        title.snp.edges  // expect: invalid-snapkit-target
      )
      make.edges.equalTo(self.snp.edges)  // expect: redundant-constraint, redundant-constraint
      make.edges.equalTo(self.snp.margins)  // expect: redundant-constraint, redundant-constraint
      make.margins.equalTo(self.snp.edges)  // expect: redundant-constraint, redundant-constraint
      make.directionalEdges.equalTo(self.snp.directionalMargins)  // expect: redundant-constraint, redundant-constraint
      make.left.right.equalTo(title.snp.horizontalEdges)  // expect: redundant-constraint
      make.width.height.equalTo(title.snp.size)
      make.right.left.equalTo(title.snp.centerX)  // expect: left-right-attributes, left-right-attributes, redundant-constraint
      make.size.equalTo(title)
    }
    title.snp.makeConstraints { make in
      let other = isHidden ? cover.snp.size : cover.snp.edges
      make.edges.equalTo(other)
    }
  }
}
