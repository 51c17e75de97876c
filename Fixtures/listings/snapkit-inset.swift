card.snp.makeConstraints { (make) -> Void in
    make.left.equalToSuperview().inset(10)  // expect: left-right-attributes, unscaled-constant
    make.right.equalToSuperview()  // expect: left-right-attributes
}
