#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the helper program is.
enum HelperLocation {
  static let name = "earshot-speech-helper"

  /// The first that is there: the path given, beside the running program, in
  /// `../libexec/earshot` of it, on `PATH`.
  static func find(explicit: String?) throws(SpeechError) -> String {
    let places = explicit.map { [$0] } ?? candidates()
    for place in places where isProgram(place) { return place }
    throw .helperNotFound(explicit.map { [$0] } ?? shortened(places))
  }

  private static func candidates() -> [String] {
    var places: [String] = []
    if let folder = programFolder() {
      places += ["\(folder)/\(name)", "\(folder)/../libexec/earshot/\(name)"]
    }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    places += path.split(separator: ":").map { "\($0)/\(name)" }
    return places
  }

  private static func shortened(_ places: [String]) -> [String] {
    places.prefix(2) + ["PATH"]
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// The folder of the running program, links resolved.
  private static func programFolder() -> String? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: 4096)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let resolved = realpath(buffer, nil)
    #else
      let resolved = realpath("/proc/self/exe", nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    let path = String(cString: resolved)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
