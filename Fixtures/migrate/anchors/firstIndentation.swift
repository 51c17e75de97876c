import SnapKit
import UIKit

/// The first line with blanks has three of them by chance; the step is four.
// build: FirstIndentation()
final class FirstIndentation: UIView {
   private let icon = UIView()
    private let title = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(icon)
        addSubview(title)
        icon.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.leading.equalToSuperview()
            make.width.height.equalTo(24)
        }
        title.snp.makeConstraints {
            $0.leading.equalTo(icon.snp.trailing)
            $0.top.bottom.trailing.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { nil }
}
