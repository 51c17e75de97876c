import SnapKit
import UIKit

// Set-up that runs again: an action calls it too, or the screen appears once more.

final class ListController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    reloadData()
  }

  @objc private func refresh() { reloadData() }

  private func reloadData() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true  // expect: accumulating-constraints
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

final class ShownController: UIViewController {
  private let label = UILabel()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(label)
    label.snp.makeConstraints { $0.center.equalToSuperview() }  // expect: accumulating-constraints
  }
}

final class TurnedCard: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(label)
    setLayout()
  }

  required init?(coder: NSCoder) { fatalError() }

  @IBAction func turn() {
    label.text = ""
    self.setLayout()
  }

  func setLayout() {
    label.snp.makeConstraints { make in
      make.edges.equalToSuperview()  // expect: accumulating-constraints
    }
  }
}

// Once, behind a condition, with other views each time, or taken back.

final class OnceController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    reloadData()
  }

  private func reloadData() {
    label.snp.makeConstraints { $0.center.equalToSuperview() }
  }
}

final class CheckedController: UIViewController {
  private let label = UILabel()
  private var isSetUp = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isSetUp {
      isSetUp = true
      setUp()
    }
  }

  private func setUp() {
    view.addSubview(label)
    label.snp.makeConstraints { $0.center.equalToSuperview() }
  }
}

final class ReplacedController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    reloadData()
  }

  @objc private func refresh() {
    label.snp.removeConstraints()
    reloadData()
  }

  private func reloadData() {
    label.snp.makeConstraints { $0.center.equalToSuperview() }
  }
}

final class RemadeController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    reloadData()
  }

  @objc private func refresh() { reloadData() }

  private func reloadData() {
    label.snp.remakeConstraints { $0.center.equalToSuperview() }
  }
}

final class GrowingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addRow()
  }

  @objc private func tapAdd() { addRow() }

  private func addRow() {
    let row = UILabel()
    view.addSubview(row)
    row.snp.makeConstraints { $0.leading.trailing.centerY.equalToSuperview() }
  }
}
