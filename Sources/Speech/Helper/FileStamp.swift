#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Size and date of change of a file: what tells it from what an update puts in its place.
package enum FileStamp {
  /// One line: the stamp, a space, the path; a dash in place of the stamp where there is no file.
  package static func line(of path: String) -> String { "\(stamp(path)) \(path)" }

  /// Whether a line still says what is there. What is no such line says nothing true.
  package static func holds(_ line: Substring) -> Bool {
    guard let space = line.firstIndex(of: " ") else { return false }
    return stamp(String(line[line.index(after: space)...])) == line[..<space]
  }

  private static func stamp(_ path: String) -> String {
    var status = stat()
    guard !path.isEmpty, stat(path, &status) == 0 else { return "-" }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return "\(status.st_size).\(changed.tv_sec).\(changed.tv_nsec)"
  }
}
