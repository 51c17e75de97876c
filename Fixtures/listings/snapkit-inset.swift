card.snp.makeConstraints { (make) -> Void in
    make.left.equalToSuperview().inset(10)  // expect: unscaled-constant
    make.right.equalToSuperview()
}
