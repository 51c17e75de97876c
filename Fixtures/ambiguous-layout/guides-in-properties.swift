import UIKit

// A property that is given a layout guide once is another name of that guide.
final class MemberList: UIViewController {
  private var table: UITableView!
  private var safeArea: UILayoutGuide!

  override func loadView() {
    super.loadView()
    safeArea = view.layoutMarginsGuide
    setUp()
  }

  private func setUp() {
    table = UITableView()  // expect: ambiguous-layout
    view.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
    table.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    table.leadingAnchor.constraint(equalTo: self.safeArea.leadingAnchor).isActive = true
  }
}

final class MemberCard: UIView {
  private let table = UITableView()  // expect: ambiguous-layout
  private var area: UILayoutGuide?

  func setUp() {
    area = self.safeAreaLayoutGuide
    pin()
  }

  private func pin() {
    guard let area else { return }
    addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
    table.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true
    table.leadingAnchor.constraint(equalTo: area.leadingAnchor).isActive = true
  }
}

// One that is given another one later may be either, and of one that comes from elsewhere nothing is known.
final class MovingList: UIViewController {
  private let table = UITableView()
  private var area: UILayoutGuide!

  override func viewDidLoad() {
    super.viewDidLoad()
    area = view.layoutMarginsGuide
    if traitCollection.horizontalSizeClass == .regular { area = view.readableContentGuide }
    setUp()
  }

  private func setUp() {
    view.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
    table.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true
    table.leadingAnchor.constraint(equalTo: area.leadingAnchor).isActive = true
  }
}

final class GivenList: UIViewController {
  private let table = UITableView()
  var area: UILayoutGuide!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
    table.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true
    table.leadingAnchor.constraint(equalTo: area.leadingAnchor).isActive = true
  }
}
