import UIKit

// What an index names depends on the index: in each call of a local function or closure it is another view.

final class ButtonsCell: UIView {
  private var lines: [UIView] = []
  private let chat = UIButton()
  private let video = UIButton()
  private let call = UIButton()
  private let mail = UIButton()

  func setUp() {
    for view in [chat, video, call, mail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for _ in 0...3 {
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      lines.append(line)
    }

    func place(_ button: UIButton, _ index: Int) {
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: lines[index].trailingAnchor).isActive = true
    }
    place(chat, 0)
    place(video, 2)

    let placeLower = { (button: UIButton, index: Int) in
      button.bottomAnchor.constraint(equalTo: self.bottomAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: self.lines[index].trailingAnchor).isActive = true
    }
    placeLower(call, 0)
    placeLower(mail, 2)
  }
}

/// The same line each time.
final class TwinCell: UIView {
  private let line = UIView()
  private let chat = UIButton()
  private let video = UIButton()

  func setUp() {
    for view in [line, chat, video] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    line.widthAnchor.constraint(equalToConstant: 1).isActive = true

    func place(_ button: UIButton, _ index: Int) {
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: overlapping-siblings
      button.leadingAnchor.constraint(equalTo: line.trailingAnchor).isActive = true
    }
    place(chat, 0)
    place(video, 2)
  }
}
