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
        shade.translatesAutoresizingMaskIntoConstraints = false
        mark.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),  // expect: gives-size
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shade.topAnchor.constraint(equalTo: contentView.topAnchor),
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        ])
        constrainMark()
    }

    required init?(coder: NSCoder) { fatalError() }

    // MARK: - Constraints

    private func constrainMark() {
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: contentView.topAnchor),
            mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 20),
            mark.heightAnchor.constraint(equalToConstant: 20)
        ])
    }

    // MARK: - Content

    func show(_ text: String) { title.text = text }
}
