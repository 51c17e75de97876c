import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The stack of each worker, in bytes. The system's default for threads (512 KB on macOS) is less than the main
/// thread's, and analysis must not depend on which thread runs it.
package let workerStackSize = 16 << 20

/// The maximum number of threads: more than any machine can use, and far below system limits.
package let maximumJobs = 512

/// Computes `transform(0)` … `transform(count - 1)` on up to `jobs` threads; the results are in order.
///
/// Each thread takes the next free index, so that a slow file delays no other. Even with one job, the work runs on a
/// thread with a stack of ``workerStackSize``.
package func parallelMap<Value: Sendable>(
  count: Int, jobs: Int, _ transform: @escaping @Sendable (Int) -> Value
) -> [Value] {
  guard count > 0 else { return [] }
  let slots = Slots<Value>(count: count)
  let work: @Sendable () -> Void = {
    while let index = slots.takeIndex() { slots.fill(index, with: transform(index)) }
  }
  let workers = min(max(jobs, 1), count, maximumJobs)
  let threads = (0..<workers).compactMap { _ in WorkerThread(running: work) }
  // Where not one thread can be started, the work is still done.
  if threads.isEmpty { work() }
  for thread in threads { thread.join() }
  return slots.values()
}

/// Runs work on a new thread with a stack of ``workerStackSize``; on the current thread if the system cannot start
/// another.
package func onThread(_ work: @escaping @Sendable () -> Void) {
  guard let thread = WorkerThread(running: work) else {
    work()
    return
  }
  thread.detach()
}

/// The results of a parallel map. A class, because the threads share it.
///
/// Unsafe inside: each thread writes the places that it took, and nobody reads before all threads have ended. An array
/// behind a lock copied every result once more, which cost a thirtieth of a run.
@safe
private final class Slots<Value: Sendable>: @unchecked Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  private let places: UnsafeMutablePointer<Value>

  init(count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
  }

  deinit { unsafe places.deallocate() }

  func takeIndex() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// Gives the place its value; each place gets one.
  func fill(_ index: Int, with value: consuming Value) {
    precondition(index >= 0 && index < count, "the index must come from takeIndex()")
    unsafe (places + index).initialize(to: value)
  }

  /// Moves the values out. To be called once, when each place has been filled.
  func values() -> [Value] {
    unsafe [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.baseAddress?.moveInitialize(from: places, count: count)
      initialized = count
    }
  }
}

/// A system thread with a stack of ``workerStackSize``.
@safe
private struct WorkerThread {
  private let handle: pthread_t

  /// What a thread runs. A class, because C passes it on as a pointer.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts the thread; `nil` if the system has none left.
  init?(running body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe _ = pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, workerStackSize) == 0 else { return nil }
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var started: pthread_t?
      let result = unsafe pthread_create(
        &started, &attributes,
        { argument in
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      guard result == 0, let thread = unsafe started else {
        unsafe work.release()
        return nil
      }
      unsafe handle = thread
    #else
      var thread = pthread_t()
      let result = unsafe pthread_create(
        &thread, &attributes,
        { argument in
          if let argument = unsafe argument {
            unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          }
          return nil
        }, work.toOpaque())
      guard result == 0 else {
        unsafe work.release()
        return nil
      }
      handle = thread
    #endif
  }

  /// Lets it end by itself.
  func detach() {
    #if canImport(Darwin)
      unsafe _ = pthread_detach(handle)
    #else
      _ = pthread_detach(handle)
    #endif
  }

  func join() {
    #if canImport(Darwin)
      unsafe _ = pthread_join(handle, nil)
    #else
      _ = pthread_join(handle, nil)
    #endif
  }
}
