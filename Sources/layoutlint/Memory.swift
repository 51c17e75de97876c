#if canImport(Glibc)
  import Glibc

  /// Settings of `mallopt`, from glibc's `malloc.h`, which no module shows to Swift.
  private enum HeapSetting {
    static let trimThreshold: CInt = -1
    static let topPad: CInt = -2
    static let mapThreshold: CInt = -3
    static let mostArenas: CInt = -8
  }

  /// How much of the address space is set aside for what a run allocates, in bytes. Only what is used takes memory; what
  /// goes beyond comes as it does otherwise.
  private let reserve = 256 << 20

  /// Asks the system for memory in large pages, and to leave it to the process until that ends. For runs on one thread:
  /// several would wait for each other at the one heap.
  ///
  /// Nine thousand files took forty thousand small pages, and getting these a tenth of a run. Where the system knows no
  /// large pages, or grants no such space, nothing changes.
  func useLargePages() {
    typealias Setter = @convention(c) (CInt, CInt) -> CInt
    guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
    let set = unsafe unsafeBitCast(symbol, to: Setter.self)
    // The one heap: those of threads grow by a page at a time, whatever is set here.
    guard set(HeapSetting.mostArenas, 1) == 1, set(HeapSetting.mapThreshold, 32 << 20) == 1,
      set(HeapSetting.trimThreshold, .max) == 1, set(HeapSetting.topPad, CInt(reserve)) == 1
    else { return }
    // More than is left of the heap, so that it grows.
    let block = unsafe malloc(1 << 20)
    _ = set(HeapSetting.topPad, 128 << 10)
    guard let block = unsafe block else { return }
    let pageSize: UInt = 2 << 20
    let start = (UInt(bitPattern: block) + pageSize - 1) / pageSize * pageSize
    unsafe _ = madvise(
      UnsafeMutableRawPointer(bitPattern: start), reserve - Int(pageSize), MADV_HUGEPAGE)
    unsafe free(block)
  }
#else
  /// Elsewhere the system's own choice of pages is good.
  func useLargePages() {}
#endif
