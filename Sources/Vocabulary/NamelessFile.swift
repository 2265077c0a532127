#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that has no name until it is whole: nothing is left of it, however the program ends.
package enum NamelessFile {
  /// An open file in the folder, to read and write; nil where the system or the file system has no such
  /// files, and a hidden name has to do.
  package static func open(inFolderOf path: String, mode: mode_t) -> CInt? {
    #if os(Linux)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
      // O_TMPFILE, which is a macro that Swift does not see.
      let file = openFile(String(folder), O_DIRECTORY | 0o20_000_000 | O_RDWR | O_CLOEXEC, mode)
      guard file >= 0 else { return nil }
      if access(link(to: file), F_OK) == 0 { return file }
      close(file)
    #endif
    return nil
  }

  /// Gives the file a name that nothing has yet; false, with `errno`, where it can't.
  package static func name(_ file: CInt, _ path: String) -> Bool {
    #if os(Linux)
      linkat(AT_FDCWD, link(to: file), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    #else
      false
    #endif
  }

  private static func link(to file: CInt) -> String { "/proc/self/fd/\(file)" }
}

/// `open`, which the type's own would hide.
private func openFile(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }
