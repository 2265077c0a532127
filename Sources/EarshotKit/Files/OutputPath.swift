/// Where a file is written: where its path leads, but never through a link out of the project that the link
/// lies in. A pull request may hold a link of the name that a report is going to have.
package enum OutputPath {
  /// The path without links, also where nothing is there yet.
  ///
  /// - Throws: `EarshotError.usage` that names the link.
  package static func resolved(_ path: String) throws(EarshotError) -> String {
    let whole = path.hasPrefix("/") ? path : FilePath.join(FileSystem.currentFolder() ?? "/", path)
    // What is open has been opened by the user.
    if FileSystem.isOpenDescriptor(whole) || whole == "/dev/stdout" || whole == "/dev/stderr" { return whole }
    var folder = "/"
    let parts = whole.split(separator: "/")
    for (index, part) in parts.enumerated() where part != "." {
      if part == ".." {
        folder = FilePath.folder(of: folder)
        continue
      }
      let next = FilePath.join(folder, String(part))
      guard FileSystem.isLink(next) else {
        folder = next
        continue
      }
      let target = FileSystem.destination(of: next)
      // Where there is no project, the file itself still stays in its folder.
      let root = ProjectRoot.marked(around: folder) ?? (index == parts.count - 1 ? folder : nil)
      if let root, !Confinement.contains(root, target) {
        throw .usage(
          "\(path): not written: \(next) is a link out of \(root), to \(target); name that file itself")
      }
      folder = target
    }
    return folder
  }
}
