import UIKit

#if canImport(UIKit)
  class ConditionalView: UIView {
    let title = UILabel()  // expect: ambiguous-layout

    func setUp() {
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      title.topAnchor.constraint(equalTo: topAnchor, constant: 21).isActive = true  // expect: unscaled-constant
    }
  }
#endif

class Cell: UITableViewCell {
  let title = UILabel()
  var layOut: (() -> Void)?

  init(style: (UIView) -> Void = { $0.widthAnchor.constraint(equalToConstant: 22).isActive = true }) {  // expect: unscaled-constant
    super.init(style: .default, reuseIdentifier: nil)
    layOut = {
      self.title.topAnchor.constraint(equalTo: self.contentView.topAnchor, constant: 23).isActive = true  // expect: unscaled-constant
    }
    let neverCalled = {
      self.title.heightAnchor.constraint(equalToConstant: 24).isActive = true  // expect: unscaled-constant
    }
    present(Row(title: "") { row in
      row.caption.heightAnchor.constraint(equalToConstant: 25).isActive = true  // expect: unscaled-constant
    })
  }

  func testRows() {
    class LocalRow: UIView {
      let icon = UIImageView()  // expect: ambiguous-layout

      func setUp() {
        icon.translatesAutoresizingMaskIntoConstraints = false
        addSubview(icon)
        icon.widthAnchor.constraint(equalToConstant: 26).isActive = true  // expect: unscaled-constant
      }
    }
    let row = LocalRow()
    row.heightAnchor.constraint(equalToConstant: 27).isActive = true  // expect: unscaled-constant
  }
}
