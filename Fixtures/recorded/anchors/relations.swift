import UIKit

// build: QuoteView()
final class QuoteView: UIView {
    private let mark = UIImageView()
    private let text = UILabel()
    private let author = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        [mark, text, author].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        text.numberOfLines = 0
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            mark.widthAnchor.constraint(equalToConstant: 24),
            mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
            text.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8.5),
            text.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            text.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            text.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            author.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
            author.leadingAnchor.constraint(greaterThanOrEqualTo: text.leadingAnchor),
            author.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            author.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
        ])
    }
}

// build: ThumbnailCell(style: .default, reuseIdentifier: nil)
class ThumbnailCell: UITableViewCell {
    let thumbnail = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(thumbnail)
        contentView.addSubview(titleLabel)
        contentView.addSubview(subtitleLabel)
        thumbnail.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        subtitleLabel.translatesAutoresizingMaskIntoConstraints = false

        thumbnail.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 15).isActive = true
        thumbnail.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        thumbnail.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.25).isActive = true
        thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor, multiplier: 9 / 16, constant: 2).isActive = true
        thumbnail.heightAnchor.constraint(lessThanOrEqualTo: contentView.heightAnchor, multiplier: 0.9).isActive = true
        titleLabel.leftAnchor.constraint(equalTo: thumbnail.rightAnchor, constant: 10).isActive = true
        titleLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -15).isActive = true
        titleLabel.lastBaselineAnchor.constraint(equalTo: thumbnail.centerYAnchor, constant: -2).isActive = true
        subtitleLabel.leftAnchor.constraint(equalTo: titleLabel.leftAnchor).isActive = true
        subtitleLabel.rightAnchor.constraint(equalTo: titleLabel.rightAnchor).isActive = true
        subtitleLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor, constant: 18).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SettingsFooterController()
final class SettingsFooterController: UIViewController {
    private let versionLabel = UILabel()
    private let buildLabel = UILabel()
    private let supportButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(versionLabel)
        view.addSubview(buildLabel)
        view.addSubview(supportButton)
        versionLabel.translatesAutoresizingMaskIntoConstraints = false
        buildLabel.translatesAutoresizingMaskIntoConstraints = false
        supportButton.translatesAutoresizingMaskIntoConstraints = false

        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            versionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            versionLabel.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 2),
            buildLabel.firstBaselineAnchor.constraint(equalTo: versionLabel.lastBaselineAnchor, constant: 20),
            buildLabel.centerXAnchor.constraint(equalTo: versionLabel.centerXAnchor),
            supportButton.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: view.layoutMarginsGuide.leadingAnchor, multiplier: 1.5),
            supportButton.trailingAnchor.constraint(
                lessThanOrEqualToSystemSpacingAfter: view.layoutMarginsGuide.trailingAnchor, multiplier: 1),
            guide.bottomAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: supportButton.bottomAnchor, multiplier: 1),
            supportButton.widthAnchor.constraint(greaterThanOrEqualTo: view.readableContentGuide.widthAnchor, multiplier: 0.5),
        ])
    }
}
