#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/earshot-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? base
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var names: [String] { names(in: ".") }

  func names(in name: String) -> [String] {
    guard let folder = opendir(file(name)) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Blocks of 512 bytes that a file takes on the disk.
  func blocks(of name: String) -> Int {
    var status = stat()
    return stat(file(name), &status) == 0 ? Int(status.st_blocks) : -1
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Takes away a folder of files.
  func removeFolder(_ name: String) {
    for file in names(in: name) { unlink(self.file("\(name)/\(file)")) }
    rmdir(file(name))
  }

  /// Takes away a folder of folders of files.
  func removeTree(_ name: String) {
    for folder in names(in: name) { removeFolder("\(name)/\(folder)") }
    removeFolder(name)
  }

  func setAge(seconds: Int, of name: String) {
    var times = [timespec(), timespec()]
    for index in times.indices { times[index].tv_sec = time(nil) - seconds }
    utimensat(AT_FDCWD, file(name), times, 0)
  }

  func write(_ text: String, to name: String, mode: mode_t = 0o644) {
    write(Array(text.utf8), to: name, mode: mode)
  }

  func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o644) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
    _ = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  func bytes(of name: String) -> [UInt8]? {
    let descriptor = open(file(name), O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
