let gap = logo.bottomAnchor.  // expect: inactive-constraint
  constraintEqualToAnchor(nameLabel.topAnchor, constant: 8.0)  // expect: unscaled-constant
let centerX = logo.centerXAnchor.  // expect: inactive-constraint
  constraintEqualToAnchor(nameLabel.centerXAnchor)
