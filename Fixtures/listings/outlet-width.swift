class EntryController: UIViewController
{
  @IBOutlet weak var logoWidth: NSLayoutConstraint!
  @IBOutlet weak var logoCenterX: NSLayoutConstraint!

override func viewDidLayoutSubviews()
{
    super.viewDidLayoutSubviews()
    print("logoWidth = \(logoWidth)")
    print("logoCenterX.active = \(logoCenterX.active)")
}

override func viewDidLoad()
{
    super.viewDidLoad()
    logoWidth.constant = 128  // expect: unscaled-constant
}
}
