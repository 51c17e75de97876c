portrait.frame = CGRect(x: 10.scaledWidth(), y: 10.scaledHeight(), width: 32.scaledHeight(), height: 32.scaledHeight())

portrait.layer.cornerRadius = portrait.frame.height / 2

portrait.clipsToBounds = true

portrait.image = #imageLiteral(resourceName: "portrait")

self.addSubview(portrait)
