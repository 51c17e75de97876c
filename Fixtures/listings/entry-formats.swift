let views = [
    "logo" : logo,
    "nameLabel" : nameLabel,
    "nameField" : nameField,
    "codeLabel" : codeLabel,
    "codeField" : codeField,
    "enterButton" : enterButton
]

let logoAndName = NSLayoutConstraint.constraintsWithVisualFormat
  ("V:[logo]-[nameLabel]", options: NSLayoutFormatOptions.AlignAllCenterX,
  metrics: nil, views: views)
view.addConstraints(logoAndName)

let codeRows = NSLayoutConstraint.constraintsWithVisualFormat
  ("V:[nameField]-[codeLabel][codeField]-[enterButton]",
  options: .AlignAllLeading, metrics: nil, views: views)
view.addConstraints(codeRows)

let codeWidth = NSLayoutConstraint.constraintsWithVisualFormat
  ("H:[codeField(==nameField)]", options: .AlignAllCenterX,  // expect: idle-format-option
  metrics: nil, views: views)
view.addConstraints(codeWidth)

// The code stands in the middle.
let codeFieldCenterX = codeField.centerXAnchor.
  constraintEqualToAnchor(view.centerXAnchor)
view.addConstraint(codeFieldCenterX)
