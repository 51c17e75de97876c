import SourceText
import Testing

@Suite("Searching what is sorted")
struct PartitionTests {
  @Test("finds where a condition starts to hold", arguments: 0...17)
  func partition(_ count: Int) {
    for start in 0...count {
      #expect((0..<count).partitionIndex { $0 >= start } == start)
    }
  }

  @Test("keeps to the indices of a slice")
  func slice() {
    let slice = [9, 1, 3, 5, 7][1...3]
    #expect(slice.partitionIndex { $0 > 3 } == 3)
    #expect(slice.partitionIndex { $0 > 9 } == 4)
    #expect(slice.partitionIndex { $0 > 0 } == 1)
  }
}
