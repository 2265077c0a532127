#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system, read only. The one place of the library that reads it; `FileReplacement` is the
/// one that writes. Content is read only where a `ReadablePath` says that it may be.
enum FileSystem {
  enum Kind {
    case file
    case folder
    /// A pipe, a terminal, a device.
    case stream
  }

  /// Which file it is, whatever its path.
  struct FileID: Hashable {
    var device: UInt64
    var number: UInt64
  }

  struct Status {
    var kind: Kind
    var id: FileID
    var size: Int
    /// When the content was changed last, in nanoseconds since 1970.
    var changed: Int64
  }

  struct Entry {
    /// Where it is not UTF-8, with that replaced: it leads nowhere then.
    var name: String
    var isUTF8 = true
    /// nil: it takes a look at the entry itself to know (links, some file systems).
    var kind: Kind?
  }

  enum ReadFailure: Error {
    case system(String)
    case overBound
  }

  /// What is at the path, links followed; nil where there is nothing that can be reached.
  static func status(_ path: String) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let kind: Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .stream
      }
    let id = FileID(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino))
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let changed = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    return Status(kind: kind, id: id, size: Int(info.st_size), changed: changed)
  }

  /// The names in a folder in a fixed order; empty where it can't be read.
  static func entries(_ path: ReadablePath) -> [Entry] { (try? readEntries(path)) ?? [] }

  /// The names in a folder in a fixed order.
  static func readEntries(_ path: ReadablePath) throws(ReadFailure) -> [Entry] {
    guard let folder = opendir(path.real) else { throw .system(reason()) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { text in
          String(validatingCString: text).map { ($0, true) } ?? (String(cString: text), false)
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, isUTF8: isUTF8, kind: kind(of: entry)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// - Parameter entry: where it stands: a whole copy would take in what is behind its name, and the last one of a
  ///   folder may end with the memory.
  private static func kind(of entry: UnsafePointer<dirent>) -> Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: nil
    }
  }

  /// All bytes of a regular file, but never more than `bound`. Anything else is answered at once.
  static func read(_ path: ReadablePath, bound: Int) throws(ReadFailure) -> [UInt8] {
    let file = open(path.real, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw .system(errno == ELOOP ? "is a link" : reason()) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .system(reason()) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return try read(file, bound: bound)
    case S_IFDIR: throw .system(String(cString: strerror(EISDIR)))
    default: throw .system("is a pipe, a socket or a device")
    }
  }

  /// All bytes of a pipe up to its end, but never more than `bound`.
  static func read(streamNamedByUser path: String, bound: Int) throws(ReadFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(reason()) }
    defer { close(file) }
    return try read(file, bound: bound)
  }

  /// All bytes up to the end of an open file, but never more than `bound`.
  static func read(_ file: CInt, bound: Int) throws(ReadFailure) -> [UInt8] {
    var info = stat()
    let isFile = fstat(file, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    if isFile, info.st_size > bound { throw .overBound }
    // One byte more than expected, so that the end is seen without another round.
    var bytes = [UInt8](repeating: 0, count: (isFile ? Int(info.st_size) : 65_536) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let got = bytes.withUnsafeMutableBytes { buffer -> Int in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return readSome(file, rest)
      }
      if got < 0 { throw .system(reason()) }
      if got == 0 { break }
      count += got
      if count > bound { throw .overBound }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The path without links and dots; nil where there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a path leads, as far as it is there: what is missing is added as it is written.
  static func destination(of path: String, links: Int = 40) -> String {
    if let real = realPath(path) { return real }
    let folder = FilePath.folder(of: path)
    let name = String(FilePath.name(path))
    if links > 0, let target = link(path) {
      return destination(of: target.hasPrefix("/") ? target : FilePath.join(folder, target), links: links - 1)
    }
    // `..` of what is not there, and an empty path, lead to no certain place: to none that is a root.
    guard folder != path, !name.isEmpty, name != ".." else { return "/" }
    return FilePath.join(destination(of: folder, links: links), name)
  }

  static func isLink(_ path: String) -> Bool { link(path) != nil }

  /// Where a link leads, as it is written; nil for what is no link.
  static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the path is a name that the system gives to what the program was started with.
  static func isOpenDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  static func currentFolder() -> String? { realPath(".") }

  static func homeFolder() -> String? {
    getenv("HOME").flatMap { realPath(String(cString: $0)) }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Reads what there is, but never more than the buffer holds; 0 at the end, negative, with `errno`,
/// where it can't. Outside the type, whose own `read` would be meant there.
private func readSome(_ file: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let got = read(file, buffer.baseAddress, buffer.count)
    if got >= 0 || errno != EINTR { return got }
  }
}
