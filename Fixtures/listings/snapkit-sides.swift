card.snp.makeConstraints { (make) -> Void in
    make.left.equalToSuperview()  // expect: left-right-attributes
    make.right.equalToSuperview()  // expect: left-right-attributes
}
