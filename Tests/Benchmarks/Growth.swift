import Foundation

/// What inputs of one shape took, the smallest first.
struct Growth {
  struct Point {
    let size: Int
    /// In bytes.
    let bytes: Int
    let result: Measurement
  }

  let shape: Shape
  let points: [Point]
  /// What the program takes for nothing, in seconds: that does not grow.
  let start: Double

  /// The power of the size with which time grew at last: 1 for linear growth. `nil` while the times are too short
  /// to tell.
  var exponent: Double? {
    guard let last = points.last, let before = points.dropLast().last,
      before.result.cpu - start >= Growth.shortestTime
    else { return nil }
    return log((last.result.cpu - start) / (before.result.cpu - start))
      / log(Double(last.size) / Double(before.size))
  }

  /// In seconds.
  private static let shortestTime = 0.01
}

/// Runs the program over inputs of growing size.
///
/// - Parameter largest: inputs with more than that are left out.
func measuredGrowth(of program: String, shapes: [String], largest: Int) throws -> [Growth] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let options = [program, "--quiet", "--exit-zero", "--no-cache", "--jobs", "1"]
  let start = try Measurement.best(of: 10) { try measure(options + [folder.path]) }.cpu
  return try Shape.all.filter { shapes.isEmpty || shapes.contains($0.name) }.map {
    shape in
    var points: [Growth.Point] = []
    for size in shape.sizes where size <= largest {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let bytes = try fill(folder, with: size, of: shape)
      let result = try Measurement.best(of: size > 1_000 ? 1 : 3) {
        try measure(options + [folder.path])
      }
      guard result.code == 0 else {
        throw MeasuringError(description: "layoutlint failed on \(size) \(shape.unit)")
      }
      points.append(Growth.Point(size: size, bytes: bytes, result: result))
      try FileManager.default.removeItem(at: folder)
      // Ten times as much again would take too long.
      if result.cpu > 60 { break }
    }
    return Growth(shape: shape, points: points, start: start)
  }
}

/// - Returns: the bytes that were written.
private func fill(_ folder: URL, with size: Int, of shape: Shape) throws -> Int {
  guard shape.name == Shape.file.name else {
    let path = folder.appending(path: "Sample.swift").path
    try shape.write(rows: size, to: path)
    return (try FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
  }
  var bytes = 0
  for index in 0..<size {
    let part = folder.appending(path: "Part\(index / 100)")
    if index % 100 == 0 {
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
    }
    let lines = ["import UIKit"] + (0..<10).flatMap { shape.row(index * 10 + $0) }
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    try data.write(to: part.appending(path: "File\(index).swift"))
    bytes += data.count
  }
  return bytes
}
