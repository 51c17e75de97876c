import TestSupport
import Testing
import layoutlint

@Suite("Helpers whose calls are replaced")
struct InlinedHelperRunTests {
  @Test("replaces calls of a helper only for anchors, and only of one that there is")
  func helper() throws {
    let code = """
      import UIKit

      extension UIView {
        func square(_ side: CGFloat) {
          widthAnchor.constraint(equalToConstant: side).isActive = true
          heightAnchor.constraint(equalToConstant: side).isActive = true
        }
      }

      final class Panel: UIView {
        private let box = UIView()

        func setUp() {
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.square(8)
        }
      }

      """
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": code])
    let strange = runSample(
      ["migrate", "--to", "frames", "--inline-helper", "square", "/"], in: folder)
    #expect(strange.code == .failure)
    #expect(strange.errors.contains("'--inline-helper' works only with '--to anchors'"))
    let lost = runSample(
      ["migrate", "--to", "anchors", "--inline-helper", "sqare", "/"], in: folder)
    #expect(lost.code == .failure)
    #expect(
      lost.errors == "layoutlint: error: no function 'sqare' was found in the project\n")
    try folder.write("func idle(_ a: Int) { print(a) }\n", to: "Idle.swift")
    for name in ["idle", "idle(_:)"] {
      let found = runSample(
        ["migrate", "--to", "anchors", "--inline-helper", name, "/"], in: folder)
      #expect(found.errors.hasPrefix("nothing to migrate: found no calls to '\(name)'"))
    }
    let run = runSample(
      ["migrate", "--to", "anchors", "--inline-helper", "square(_:)", "/A.swift", "-q"], in: folder)
    #expect(run.code == .success)
    let replaced = """
          NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 8),
            box.heightAnchor.constraint(equalToConstant: 8)
          ])
      """
    let call = "    box.square(8)"
    #expect(
      String(decoding: try folder.bytes(of: "A.swift"), as: UTF8.self)
        == code.replacing(call, with: replaced))
    let idle = runSample(
      ["migrate", "--to", "anchors", "--inline-helper", "square", "/A.swift"], in: folder)
    #expect(
      idle.errors
        == "nothing to migrate: found no calls to 'square' that create constraints in 1 file\n")
  }

  @Test("replaces no calls of a helper in a type with too many calls to read all of them")
  func manyCalls() throws {
    func skipped(_ count: Int) throws -> String {
      let code = """
        import UIKit

        extension UIView {
          func square(_ side: CGFloat) {
            widthAnchor.constraint(equalToConstant: side).isActive = true
          }
        }

        final class Panel: UIView {
          private let box = UIView()

          func setUp() {
            addSubview(box)
        \(String(repeating: "    box.square(8)\n", count: count))  }
        }

        """
      let folder = try TemporaryFolder(["Package.swift": "", "A.swift": code])
      return runSample(
        ["migrate", "--to", "anchors", "--inline-helper", "square", "--check", "/A.swift"],
        in: folder
      ).errors
    }
    #expect(try skipped(401).contains("skipped: too-much-code ×1"))
    #expect(try !skipped(10).contains("skipped"))
  }
}
