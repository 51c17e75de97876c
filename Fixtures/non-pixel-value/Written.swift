//
//  Written.swift
//
//  Shows what a generator gives.
//
// swiftlint:disable line_length

import UIKit

final class WrittenView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10.3),  // expect: non-pixel-value, unscaled-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),  // expect: unscaled-constant
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
