import UIKit

final class HeadedCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let shade = UIView()
    private let mark = UIView()

    // MARK: - Life cycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
        contentView.addSubview(title)
        contentView.addSubview(shade)
        contentView.addSubview(mark)
        picture.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let contentBounds = contentView.bounds
        shade.frame = contentBounds
        mark.frame = CGRect(x: contentBounds.minX, y: contentBounds.minY, width: 20, height: 20)
        if contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            mark.frame.origin.x = contentBounds.minX + contentBounds.maxX - mark.frame.maxX
        }
    }

    // MARK: - Content

    func show(_ text: String) { title.text = text }
}
