import UIKit

final class LevelController: UIViewController, UITableViewDataSource {
  var level: UILabel!
  let next = UIButton(type: .system)
  let header = UIView()
  let name1 = UILabel()
  let shown = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    level = UILabel()
    level.translatesAutoresizingMaskIntoConstraints = false
    next.translatesAutoresizingMaskIntoConstraints = false
    next.setTitle("Next", for: .normal)
    header.translatesAutoresizingMaskIntoConstraints = false
    name1.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(name1)
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shown)
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      level.topAnchor.constraint(equalTo: shown.bottomAnchor),  // expect: unrelated-views
      next.topAnchor.constraint(equalTo: shown.bottomAnchor),  // expect: unrelated-views
      header.topAnchor.constraint(equalTo: view.topAnchor),  // expect: unrelated-views
      name1.centerXAnchor.constraint(equalTo: shown.centerXAnchor),
      name1.topAnchor.constraint(equalTo: header.topAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

extension LevelController {
  func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

class ParentController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    install()
    button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }

  func install() {}
}

final class ChildController: ParentController {
  override func install() { view.addSubview(button) }
}

public final class OpenController: UIViewController {
  let badge = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
