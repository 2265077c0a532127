import EarshotVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that grows without a name, or under a hidden one, in the same folder and takes its place when it is
/// whole, so that nobody ever sees half of it.
///
/// What is no file (a pipe, `/dev/stdout`) gets it in one go at the end, from a nameless file in
/// the folder for temporary ones: memory holds none of it.
struct PendingFile: ~Copyable {
  private let path: String
  /// Empty where the target is no file.
  private let temporary: String
  private var descriptor: Int32
  private var isWhole = false
  /// Whether the file has its temporary name.
  private var isNamed: Bool
  /// What is not written yet: a file of a hundred thousand small pieces would cost as many calls.
  private var pending: [UInt8] = []
  /// Bytes that are written.
  private var length = 0
  private var room = Preallocation()

  /// Bytes that are written at a time.
  private static let gathered = 1 << 20
  /// A piece of so many bytes announces a long file.
  private static let longPiece = 1 << 14

  private static let standardOutput = "/dev/stdout"

  /// Starts a file that is to stand at the path.
  init(at path: String) throws(SpeechError) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isThere && kind == S_IFDIR { throw .cannotWrite(path, "it is a folder") }
    // Standard output may be a file that somebody else has begun.
    let isFile = path != PendingFile.standardOutput && (!isThere || kind == S_IFREG)
    if isFile && isThere && PendingFile.leavesItsFolder(path) {
      throw .cannotWrite(path, "it is a link to another folder; name that file itself")
    }
    let temporary =
      isFile ? PendingFile.temporaryName(beside: isThere ? PendingFile.resolved(path) : path) : ""
    let nameless = isFile ? NamelessFile.open(inFolderOf: temporary, mode: 0o666) : PendingFile.nameless()
    let descriptor = nameless ?? open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .cannotWrite(path, String(cString: strerror(errno))) }
    if isFile && isThere { fchmod(descriptor, status.st_mode & 0o777) }
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
    isNamed = nameless == nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isWhole && isNamed && !temporary.isEmpty { unlink(temporary) }
  }

  mutating func write(_ bytes: [UInt8]) throws(SpeechError) {
    try check(bytes.withUnsafeBytes { gather($0) })
  }

  mutating func write(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    try check(samples.withLittleEndianBytes { gather($0) })
  }

  /// Takes in bytes and writes whenever there are as many as are gathered, neither more nor less:
  /// pieces of one size at multiples of it cost the system half as much. 0, or an error number.
  private mutating func gather(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    if bytes.count >= PendingFile.longPiece { pending.reserveCapacity(PendingFile.gathered) }
    var rest = bytes[...]
    while pending.count + rest.count >= PendingFile.gathered {
      let piece = rest.prefix(PendingFile.gathered - pending.count)
      pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece))
      rest = rest.dropFirst(piece.count)
      room.prepare(descriptor, length: length, adding: pending.count)
      let error = writePending()
      if error != 0 { return error }
    }
    pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest))
    return 0
  }

  private mutating func writePending() -> Int32 {
    let error = pending.withUnsafeBytes { writeAll($0, to: descriptor) }
    length += pending.count
    pending.removeAll(keepingCapacity: true)
    return error
  }

  private mutating func flush() throws(SpeechError) { try check(writePending()) }

  /// Writes over the file's first bytes.
  mutating func writeOver(_ bytes: [UInt8]) throws(SpeechError) {
    try flush()
    let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    try check(count == bytes.count ? 0 : errno)
  }

  /// Puts the file in its place.
  mutating func finish() throws(SpeechError) {
    try flush()
    room.finish(descriptor, length: length)
    if temporary.isEmpty { return try pour() }
    if !isNamed { isNamed = NamelessFile.name(descriptor, temporary) }
    try check(isNamed ? 0 : errno)
    let closed = close(descriptor)
    descriptor = -1
    let target = PendingFile.resolved(path)
    try check(closed == 0 && rename(temporary, target) == 0 ? 0 : errno)
    isWhole = true
  }

  /// Copies the nameless file to what is no file.
  private mutating func pour() throws(SpeechError) {
    let target =
      path == PendingFile.standardOutput ? dup(STDOUT_FILENO) : open(path, O_WRONLY | O_CLOEXEC)
    try check(target >= 0 ? 0 : errno)
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    while true {
      let count = buffer.withUnsafeMutableBytes { readAll($0, from: descriptor, at: offset) }
      try check(count >= 0 ? 0 : errno)
      if count == 0 { break }
      try check(
        buffer.withUnsafeBytes { writeAll(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: target) })
      offset += count
    }
    isWhole = true
  }

  private func check(_ error: Int32) throws(SpeechError) {
    if error != 0 { throw .cannotWrite(path, String(cString: strerror(error))) }
  }

  /// A link keeps pointing where it pointed; the file behind it is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether the path is a link to a file elsewhere: whoever wrote the folder could have chosen any.
  private static func leavesItsFolder(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let real = resolved(path)
    let slash = real.lastIndex(of: "/") ?? real.startIndex
    return resolved(folder) != (slash == real.startIndex ? "/" : String(real[..<slash]))
  }

  private static func temporaryName(beside path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    return "\(folder).earshot-\(getpid())-\(uniqueNumber()).partial"
  }

  private static func nameless() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/.earshot-\(getpid())-\(uniqueNumber()).partial"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { unlink(path) }
    return descriptor
  }

  private static func uniqueNumber() -> String {
    var clock = timespec()
    clock_gettime(CLOCK_MONOTONIC, &clock)
    return "\(clock.tv_sec)-\(clock.tv_nsec)"
  }
}
