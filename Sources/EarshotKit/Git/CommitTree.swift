/// What a commit holds, by names from the repository's root.
struct CommitTree: Sendable {
  /// The ids of files' contents.
  private(set) var files: [String: String] = [:]
  /// The ids of links' targets.
  private(set) var links: [String: String] = [:]
  /// The commits of repositories inside this one.
  private(set) var submodules: [String: String] = [:]
  /// What is in each folder, in a fixed order; the root is "".
  private(set) var folders: [String: [FileSystem.Entry]] = ["": []]

  /// - Parameters:
  ///   - listing: what `git ls-tree -r -z` answers: `MODE TYPE ID<tab>NAME`, ended by zero bytes.
  ///   - absent: names that are left out.
  init(_ listing: [UInt8], without absent: Set<String> = []) {
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      let name = String(decoding: record[(tab + 1)...], as: UTF8.self)
      guard words.count == 3, !absent.contains(name) else { continue }
      add(name, mode: words[0], id: String(words[2]))
    }
    // As the root of a repository is known on the disk.
    folders["", default: []].append(FileSystem.Entry(name: ".git", kind: .folder))
    for name in folders.keys { folders[name]?.sort { $0.name < $1.name } }
  }

  private mutating func add(_ name: String, mode: Substring, id: String) {
    let kind: FileSystem.Kind?
    switch mode {
    case "120000":
      links[name] = id
      kind = nil
    case "160000":
      submodules[name] = id
      kind = .folder
    default:
      files[name] = id
      kind = .file
    }
    var (folder, own) = CommitTree.parts(of: name)
    folders[folder, default: []].append(FileSystem.Entry(name: own, kind: kind))
    // Folders above are entered once, by the first name in them.
    while !folder.isEmpty {
      let inner = folder
      (folder, own) = CommitTree.parts(of: folder)
      guard known.insert(inner).inserted else { return }
      folders[folder, default: []].append(FileSystem.Entry(name: own, kind: .folder))
    }
  }

  private var known: Set<String> = []

  private static func parts(of name: String) -> (folder: String, own: String) {
    guard let slash = name.lastIndex(of: "/") else { return ("", name) }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }
}

/// What git ignores in a working tree.
struct IgnoredFiles: Sendable {
  private var names: Set<String> = []
  private var folders: Set<String> = [".git"]
  /// What is ignored, by the folder that it lies in.
  private var byFolder: [String: [FileSystem.Entry]] = [:]

  /// - Parameter listing: what `git ls-files --others --ignored --exclude-standard --directory -z` answers.
  init(_ listing: [UInt8]) {
    for record in listing.split(separator: 0) {
      var name = String(decoding: record, as: UTF8.self)
      let isFolder = name.hasSuffix("/")
      if isFolder {
        name.removeLast()
        folders.insert(name)
      } else {
        names.insert(name)
      }
      let folder = FilePath.folder(of: name)
      byFolder[folder == "." ? "" : folder, default: []].append(
        FileSystem.Entry(name: String(FilePath.name(name)), kind: isFolder ? .folder : nil))
    }
  }

  /// Whether the name, or a folder that it lies in, is ignored.
  func holds(_ name: String) -> Bool {
    if names.contains(name) { return true }
    var folder = name
    while folder != ".", !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = FilePath.folder(of: folder)
    }
    return false
  }

  /// What of a folder is ignored.
  func entries(of folder: String, on root: String) -> [FileSystem.Entry] {
    if !folder.isEmpty, holds(folder) {
      return FileSystem.entries(ReadablePath(around: FilePath.join(root, folder)))
    }
    return byFolder[folder] ?? []
  }
}
