UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)
