let margins = view.layoutMarginsGuide
card.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
card.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
