#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Room on the disk for a file that grows, asked for some way ahead: one long stretch takes the
/// system half the time of many short ones. Where it can't be had nothing is lost.
struct Preallocation {
  /// Bytes of the file that there is room for.
  private var end = 0

  /// Bytes that are asked for at a time: as many as there are already, within these.
  private static let step = (least: 4 << 20, most: 32 << 20)

  /// Asks for more where the file is about to grow beyond what it has.
  mutating func prepare(_ descriptor: Int32, length: Int, adding count: Int) {
    #if os(Linux)
      guard length + count > end, let allocate = Preallocation.allocate else { return }
      let step = min(max(length, Preallocation.step.least), Preallocation.step.most)
      end = length + max(step, count)
      _ = allocate(descriptor, Preallocation.keepSize, off_t(length), off_t(end - length))
    #endif
  }

  /// Gives back what was not needed.
  func finish(_ descriptor: Int32, length: Int) {
    if end > length { _ = ftruncate(descriptor, off_t(length)) }
  }

  #if os(Linux)
    private typealias Allocate = @convention(c) (Int32, Int32, off_t, off_t) -> Int32
    /// `FALLOC_FL_KEEP_SIZE`.
    private static let keepSize: Int32 = 1
    /// The C library hides it from who doesn't ask for GNU extensions, which a module can't. (The
    /// one that POSIX has writes all of it itself where the file system can't.)
    private static let allocate = dlsym(nil, "fallocate").map { unsafeBitCast($0, to: Allocate.self) }
  #endif
}
