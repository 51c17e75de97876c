class ColumnController: UIViewController {
	
	private(set) lazy var column = LayoutInfoStoredView()
	private(set) lazy var upper = UIView()
	private(set) lazy var lower = UIView()
	
	override func loadView() {
		self.column.frame = UIScreen.main.bounds
		self.view = self.column
	}
	
	override func viewDidLoad() {
		super.viewDidLoad()
		
		self.column.nal.setLayout(for: self.upper) { $0
			.setTopCenter(by: { $0.topCenter })
			.setWidth(by: { $0.width })
			.fitHeight()
		}
		
		self.column.nal.setupSubview(self.lower) { $0
			.setDefaultLayout({ $0
				.pinTopCenter(to: self.upper, with: { $0.bottomCenter })
				.setWidth(by: { $0.width })
				.fitHeight()
			})
			.setDefaultOrder(to: 1)
		}
		
	}
	
}
