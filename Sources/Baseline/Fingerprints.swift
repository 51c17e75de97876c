import Diagnostics

/// For each finding, a text that identifies it and stays the same in later runs as long as the finding stays in its
/// file, even if code there is moved or reformatted.
///
/// Equal findings of one file are distinguished by their order.
/// - Parameters:
///   - findings: with their ``CodePlace``.
///   - path: the path by which a finding's file is known in all runs.
package func fingerprints(of findings: [Finding], path: (String) -> String) -> [String] {
  var counts: [String: Int] = [:]
  return findings.map { finding in
    let key = BaselineKey(finding)
    let text = ([path(finding.path)] + key.parts).map { "\($0.utf8.count):\($0)" }.joined()
    let count = counts[text, default: 0]
    counts[text] = count + 1
    let hash = String(stableHash("\(count):\(text)"), radix: 16)
    return String(repeating: "0", count: 16 - hash.utf8.count) + hash
  }
}
