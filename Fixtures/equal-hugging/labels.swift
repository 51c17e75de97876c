import AppKit

final class TimeRow: NSTableCellView {
  private let time = NSTextField(labelWithString: "")  // expect: equal-hugging
  private let name = NSTextField(labelWithString: "")

  func setUp() {
    addSubview(time)
    addSubview(name)
    time.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    time.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    name.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    time.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    name.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 8).isActive = true
    name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).isActive = true
  }
}

final class DecidedTimeRow: NSTableCellView {
  private let time = NSTextField(labelWithString: "")
  private let name = NSTextField(labelWithString: "")

  func setUp() {
    addSubview(time)
    addSubview(name)
    time.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    time.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    name.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    time.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    name.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 8).isActive = true
    name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).isActive = true
  }
}
