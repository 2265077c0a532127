#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in the folder for temporary ones that is gone with its owner.
struct ScratchFile: ~Copyable {
  let path: String

  init() throws(SpeechError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/earshot-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard descriptor >= 0 else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    close(descriptor)
  }

  deinit { unlink(path) }
}
