import UIKit

/// The bounds of a text attachment place it on its line: there is no superview to compute them from.
final class StampLabel: UILabel {
  private let stamp = UIImageView()

  func append(_ result: NSMutableAttributedString) {
    let symbol = NSTextAttachment()
    symbol.image = UIImage(named: "stamp")
    symbol.bounds = CGRect(x: 0, y: -6, width: 60, height: 20)
    result.append(NSAttributedString(attachment: symbol))
    attributedText = result
    addSubview(stamp)
    stamp.bounds = CGRect(x: 0, y: -6, width: 60, height: 20)  // expect: hard-coded-frame
  }
}
