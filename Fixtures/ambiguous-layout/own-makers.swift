import SnapKit
import UIKit

// What a function of the class makes is laid out once for each call, with the properties that it adds to it.

/// The icon's edges are those of what the function makes.
final class MadeWithPropertiesSilent: UIView {
  private let title = UILabel()
  private let comments = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let card = makeCard()
    addSubview(card)
    card.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeCard() -> UIView {
    let card = UIView()
    let line = UIView()
    let dot = UIView()
    title.text = "Title"
    comments.text = "3"
    card.addSubview(title)
    card.addSubview(line)
    line.addSubview(comments)
    line.addSubview(dot)
    title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }
    line.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
    }
    comments.snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview()
    }
    dot.snp.makeConstraints { make in
      make.leading.equalTo(comments.snp.trailing)
      make.centerY.equalToSuperview()
      make.size.equalTo(1)
    }
    return card
  }
}

/// Nothing ties the icon to the bottom of the line.
final class MadeWithPropertiesTold: UIView {
  private let title = UILabel()
  private let comments = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let card = makeCard()
    addSubview(card)
    card.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeCard() -> UIView {
    let card = UIView()
    let line = UIView()  // expect: ambiguous-layout
    let dot = UIView()
    title.text = "Title"
    comments.text = "3"
    card.addSubview(title)
    card.addSubview(line)
    line.addSubview(comments)
    line.addSubview(dot)
    title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }
    line.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
    }
    comments.snp.makeConstraints { make in
      make.leading.bottom.equalToSuperview()
    }
    dot.snp.makeConstraints { make in
      make.leading.equalTo(comments.snp.trailing)
      make.centerY.equalToSuperview()
      make.size.equalTo(1)
    }
    return card
  }
}
