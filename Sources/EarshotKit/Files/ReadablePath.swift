/// A path whose content may be read: without one nothing reads a file or lists a folder.
///
/// `Confinement` makes them of what inputs name. Every other way to one is an initializer that says
/// whose word is taken.
struct ReadablePath: Hashable, Sendable {
  /// As messages name it.
  let shown: String
  /// Without links: its last part is opened only if it is still none.
  let real: String

  /// - Parameter real: found inside a root by `Confinement`.
  init(_ shown: String, confinedTo real: String) {
    self.shown = shown
    self.real = real
  }

  /// What the user or the code of a test names, not an input.
  init(namedByUser path: String) {
    self.init(path, confinedTo: FileSystem.realPath(path) ?? path)
  }

  /// A folder around an input, found upward from it, or a folder of the system. A link is not followed to its files.
  init(around folder: String) { self.init(folder, confinedTo: folder) }

  /// What the folder holds under that name, if it is no link.
  func entry(_ name: String) -> ReadablePath {
    ReadablePath(FilePath.join(shown, name), confinedTo: FilePath.join(real, name))
  }
}
