import UIKit

private func makeLabel() -> UILabel {
  let label = UILabel()
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

// Two functions of one name: which of them makes the label is not known.
#if DEBUG
  func makeCaption() -> UILabel { return makeLabel() }
  func makeNote() -> UILabel { return UILabel() }
#else
  func makeCaption() -> UILabel { return makeLabel() }
  func makeNote() -> UILabel { return UILabel() }
#endif

final class CaptionView: UIView {
  func setUp() {
    let caption = makeCaption()
    addSubview(caption)
    let note = makeNote()  // expect: missing-autoresizing-opt-out
    addSubview(note)
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      note.topAnchor.constraint(equalTo: caption.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
    ])
  }
}
