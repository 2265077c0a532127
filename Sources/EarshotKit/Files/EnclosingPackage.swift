/// The folder that a file's definitions are looked up in when none is named: the package or
/// project around it.
enum EnclosingPackage {
  /// Levels that are climbed at most.
  private static let climb = 32

  /// The nearest folder, from `folder` upward, with `Package.swift`, `.git` or an Xcode project.
  ///
  /// Never the file system's root and never the home folder: neither is a package, whatever
  /// lies in it.
  static func folder(around folder: String) -> String? {
    guard var current = FileSystem.realPath(folder) else { return nil }
    let home = FileSystem.homeFolder()
    for _ in 0..<climb {
      guard current != "/", current != home else { return nil }
      if isPackage(current) { return current }
      current = FilePath.folder(of: current)
    }
    return nil
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileSystem.entries(folder).contains { entry in
      entry.name == "Package.swift" || entry.name == ".git" || entry.name.hasSuffix(".xcodeproj")
        || entry.name.hasSuffix(".xcworkspace")
    }
  }
}
