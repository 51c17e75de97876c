import PlaygroundSupport
import NotAutoLayout

let controller = PhoneScreenController()
controller.rotate(to: .portrait)
PlaygroundPage.current.liveView = controller.view

let page = LayoutInfoStoredView()
page.backgroundColor = .white
controller.view.addSubview(page)

controller.view.nal.layout(page) { $0
	.stickOnParent()
}

let padding: NotAutoLayout.Float = 10
let heading = HeadingView()
let article = ArticleView()
let answer = AnswerView()

heading.portrait = #imageLiteral(resourceName: "portrait.png")
heading.title = "A title"
heading.subtitle = "A subtitle"
article.text = """
	Several lines:
	- the first
	- the second
	"""
article.date = Date()

page.nal.setupSubview(heading) { $0
	.setDefaultLayout { $0
		.setLeft(by: { $0.layoutMarginsGuide.left })
		.setRight(by: { $0.layoutMarginsGuide.right })
		.setTop(by: { $0.layoutMarginsGuide.top })
		.setHeight(to: 50)
	}
	.addToParent()
}
page.nal.setupSubview(article) { $0
	.setDefaultLayout({ $0
		.setLeft(by: { $0.layoutMarginsGuide.left })
		.setRight(by: { $0.layoutMarginsGuide.right })
		.pinTop(to: heading, with: { $0.bottom + padding })
		.fitHeight()
	})
	.setDefaultOrder(to: 1)
	.addToParent()
}
page.nal.setupSubview(answer) { $0
	.setDefaultLayout({ $0
		.setBottomLeft(by: { $0.layoutMarginsGuide.bottomLeft })
		.setRight(by: { $0.layoutMarginsGuide.right })
		.setHeight(to: 30)
	})
	.addToParent()
}

let pictures = (0 ..< 3).map { (_) -> UIImageView in
	let image = #imageLiteral(resourceName: "portrait.png")
	let view = UIImageView(image: image)
	page.addSubview(view)
	return view
}

page.nal.layout(pictures) { $0
	.setMiddle(by: { $0.vertical(at: 0.7) })
	.fitSize()
	.setHorizontalInsetsEqualingToMargin()
}
