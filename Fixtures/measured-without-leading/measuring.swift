import UIKit

extension NSAttributedString {
  func height(forWidth width: CGFloat) -> CGFloat {
    let box = CGSize(width: width, height: .greatestFiniteMagnitude)
    let rect = boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil)  // expect: measured-without-leading
    return ceil(rect.height)
  }

  func lines(forWidth width: CGFloat) -> CGRect {
    let box = CGSize(width: width, height: .greatestFiniteMagnitude)
    return boundingRect(
      with: box,
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],  // expect: measured-without-leading
      context: nil)
  }

  func full(forWidth width: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
    let box = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = boundingRect(
      with: box, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return first.union(boundingRect(with: box, options: options, context: nil))
  }
}

extension String {
  func height(forWidth width: CGFloat, font: UIFont) -> CGFloat {
    let box = CGSize(width: width, height: .infinity)
    return (self as NSString).boundingRect(
      with: box, options: NSStringDrawingOptions.usesLineFragmentOrigin,  // expect: measured-without-leading
      attributes: [.font: font], context: nil
    ).height
  }

  func line(font: UIFont) -> CGRect {
    (self as NSString).boundingRect(
      with: .zero, options: [], attributes: [.font: font], context: nil)
  }
}
