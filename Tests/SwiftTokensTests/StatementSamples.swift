extension Statement {
  static let all: [Statement] = [
    Statement(
      "import UIKit",
      "import UIKit"),
    Statement(
      "final class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
      "final class A : UIView { override init ( frame : CGRect ) { super . init ( frame "
        + ": frame ) } }"),
    Statement(
      "view.topAnchor.constraint(equalTo: other.topAnchor, constant: -8.5).isActive = true",
      "view . topAnchor . constraint ( equalTo : other . topAnchor , constant : - 8.5 ) "
        + ". isActive = true"),
    Statement(
      "NSLayoutConstraint.activate([a, b])",
      "NSLayoutConstraint . activate ( [ a , b ] )"),
    Statement(
      "guard let self else { return }",
      "guard let self else { return }"),
    Statement(
      "if case .some(let x)? = y, x > 1 { }",
      "if case . some ( let x ) ? = y , x > 1 { }"),
    Statement(
      #"for i in 0..<10 where i % 2 == 0 { print("\(i)") }"#,
      #"for i in 0 ..< 10 where i % 2 == 0 { print ( " \ ( i ) " ) }"#),
    Statement(
      "let f: (inout Int) throws -> Void = { $0 += 1 }",
      "let f : ( inout Int ) throws -> Void = { $0 += 1 }"),
    Statement(
      "switch a { case 1...5: break; default: fallthrough }",
      "switch a { case 1 ... 5 : break ; default : fallthrough }"),
    Statement(
      "func f<T: P & Q>(_ x: T?) async rethrows -> [T] where T.A == B {}",
      "func f < T : P & Q > ( _ x : T ? ) async rethrows -> [ T ] where T . A == B { }"),
    Statement(
      "@IBOutlet private weak var label: UILabel!",
      "@ IBOutlet private weak var label : UILabel !"),
    Statement(
      #"items.filter { $0 > 0 }.map(\.name)"#,
      #"items . filter { $0 > 0 } . map ( \ . name )"#),
    Statement(
      "let x = a ? b! : c?.d ?? e",
      "let x = a ? b ! : c ? . d ?? e"),
    Statement(
      "lazy var v: UIView = { let v = UIView(); return v }()",
      "lazy var v : UIView = { let v = UIView ( ) ; return v } ( )"),
    Statement(
      "do { try f() } catch let e as E { }",
      "do { try f ( ) } catch let e as E { }"),
    Statement(
      "let s: Set<[String: [Int?]]> = []",
      "let s : Set < [ String : [ Int ? ] ] > = [ ]"),
    Statement(
      #"a[keyPath: \.b] = &c"#,
      #"a [ keyPath : \ . b ] = & c"#),
    Statement(
      "repeat { } while true",
      "repeat { } while true"),
    Statement(
      "extension A where Self: B { static func == (l: A, r: A) -> Bool { l.x == r.x } }",
      "extension A where Self : B { static func == ( l : A , r : A ) -> Bool { l . x == "
        + "r . x } }"),
    Statement(
      "prefix operator √",
      "prefix operator √"),
    Statement(
      "precedencegroup P { higherThan: Q }",
      "precedencegroup P { higherThan : Q }"),
    Statement(
      #"let v = "H:|-[a(==b)]-|""#,
      #"let v = " H:|-[a(==b)]-| ""#),
    Statement(
      "view.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }",
      "view . snp . makeConstraints { $0 . edges . equalToSuperview ( ) . inset ( 8 ) }"),
    Statement(
      "H:|-8-[label]",
      "H : |- 8 - [ label ]"),
  ]
}
