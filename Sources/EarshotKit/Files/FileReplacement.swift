import EarshotVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes whole files, each in one step: at every moment the path leads to all of the old text or
/// to all of the new one.
public enum FileReplacement {
  /// Puts the bytes in the place of what is at the path, or where nothing is yet.
  ///
  /// They are written beside it to a file without a name, or with a hidden one, which takes the path over once
  /// all of them are on the disk. Access rights stay; a link inside its project stays a link.
  public static func write(_ bytes: [UInt8], to path: String) throws(EarshotError) {
    let target = try OutputPath.resolved(path)
    if FileSystem.status(target)?.kind == .stream { return try pour(bytes, into: target) }
    let name = FilePath.name(target)
    let draft = FilePath.join(FilePath.folder(of: target), ".\(name).\(getpid())~")
    var old = stat()
    let mode = stat(target, &old) == 0 ? old.st_mode & 0o7777 : 0o666
    let nameless = NamelessFile.open(inFolderOf: target, mode: mode)
    let file = nameless ?? open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(path) }
    let isWritten = FileDescriptor.writeAll(file, bytes) && fsync(file) == 0
    let isNamed = nameless.map { isWritten && NamelessFile.name($0, draft) } ?? true
    let isClosed = close(file) == 0
    guard isWritten, isNamed, isClosed, rename(draft, target) == 0 else {
      let failure = failure(path)
      unlink(draft)
      throw failure
    }
  }

  /// A pipe or a device takes what comes.
  private static func pour(_ bytes: [UInt8], into path: String) throws(EarshotError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    let isWritten = FileDescriptor.writeAll(file, bytes)
    guard close(file) == 0, isWritten else { throw failure(path) }
  }

  /// Puts the bytes in the place of a file that still holds `before`.
  ///
  /// - Throws: where somebody changed the file in the meantime; then it is left alone.
  static func write(_ bytes: [UInt8], to path: String, over before: [UInt8]) throws(EarshotError) {
    guard let now = try? FileSystem.read(ReadablePath(namedByUser: path), bound: before.count), now == before
    else {
      throw .unreadable(path, "was changed in the meantime, and is not updated")
    }
    try write(bytes, to: path)
  }

  /// Makes the folder and the folders above it, where they are not there.
  public static func makeFolder(_ path: String) throws(EarshotError) {
    if FileSystem.status(path)?.kind == .folder { return }
    let parent = FilePath.folder(of: path)
    if parent != "/", parent != ".", parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// A path that was asked for and can't be: wrong usage, as for speech.
  private static func failure(_ path: String) -> EarshotError {
    .usage("\(path): can't be written: \(String(cString: strerror(errno)))")
  }
}
