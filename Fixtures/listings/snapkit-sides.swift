card.snp.makeConstraints { (make) -> Void in
    make.left.equalToSuperview()
    make.right.equalToSuperview()
}
