import Synchronization

/// The files of a repository as they were at a commit, under the paths that they have in the working tree.
///
/// What git ignores is of no commit: packages that were fetched, generated code. It is the working tree's on every
/// side, so that no difference comes from it. Files that are neither in the commit nor ignored are not there.
final class RevisionFiles: Sendable {
  /// Where a path leads.
  enum Place {
    /// Outside of the repository, or ignored by it.
    case disk(String)
    /// A name in the commit, from the repository's root; empty: the root.
    case revision(RevisionFiles, String)
    /// A link that leads out of the repository, or to itself.
    case nothing
  }

  /// The repository's folder, without links.
  let root: String
  private let tree: CommitTree
  private let ignored: IgnoredFiles
  private let objects: GitObjects
  private let links: [String: String]
  /// Repositories inside this one, each at the commit that this one names.
  private let submodules: [String: RevisionFiles]
  private let unread = Mutex<Set<String>>([])

  private static let mostLinks = 40
  private static let mostLinkBytes = 4_096

  init(
    root: String, tree: CommitTree, ignored: IgnoredFiles, objects: GitObjects,
    submodules: [String: RevisionFiles]
  ) {
    self.root = root
    self.tree = tree
    self.ignored = ignored
    self.objects = objects
    self.submodules = submodules
    var links: [String: String] = [:]
    for (name, id) in tree.links {
      guard case .bytes(let target) = objects.content(of: id, bound: RevisionFiles.mostLinkBytes) else {
        continue
      }
      links[name] = String(decoding: target, as: UTF8.self)
    }
    self.links = links
  }

  /// Files of the commit whose contents this clone doesn't have: what was read without them means nothing.
  var missing: [String] {
    unread.withLock { $0.sorted() } + submodules.values.flatMap(\.missing)
  }

  /// The path of a name as it is on the disk.
  func path(of name: String) -> String { name.isEmpty ? root : FilePath.join(root, name) }

  // MARK: Reading

  func status(_ name: String) -> FileSystem.Status? {
    let kind: FileSystem.Kind
    if tree.folders[name] != nil || tree.submodules[name] != nil {
      kind = .folder
    } else if tree.files[name] != nil {
      kind = .file
    } else {
      return nil
    }
    return FileSystem.Status(kind: kind, id: id(of: name), size: 0, changed: 0)
  }

  /// No two names have one id in a process; no device of a file system has this number.
  private func id(of name: String) -> FileSystem.FileID {
    var number: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path(of: name).utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return FileSystem.FileID(device: .max, number: number)
  }

  func entries(_ name: String) throws(FileSystem.ReadFailure) -> [FileSystem.Entry] {
    guard let own = tree.folders[name] else { throw .system("Not a directory") }
    let known = Set(own.map(\.name))
    let others = ignored.entries(of: name, on: root).filter { !known.contains($0.name) }
    return others.isEmpty ? own : (own + others).sorted { $0.name < $1.name }
  }

  func read(_ name: String, bound: Int) throws(FileSystem.ReadFailure) -> [UInt8] {
    guard let id = tree.files[name] else { throw .system("Is a directory") }
    switch objects.content(of: id, bound: bound) {
    case .bytes(let bytes): return bytes
    case .overBound: throw .overBound
    case .missing:
      _ = unread.withLock { $0.insert(path(of: name)) }
      throw .system("its content is not in this clone")
    }
  }

  // MARK: Paths

  /// Where a path leads, links followed: those of the commit inside it, those of the disk outside.
  func place(of path: String) -> Place {
    var walk = PathWalk(path, from: root)
    var hasLeftByLink = false
    while let part = walk.next() {
      let name = self.name(of: walk.folder)
      if let name, let link = links[FilePath.join(name.isEmpty ? "." : name, part)] {
        guard walk.follow(link) else { return .nothing }
        hasLeftByLink = true
      } else if name == nil, root != FilePath.join(walk.folder, part),
        let link = FileSystem.link(FilePath.join(walk.folder, part))
      {
        guard walk.follow(link) else { return .nothing }
      } else {
        walk.enter(part)
      }
    }
    guard let name = name(of: walk.folder) else { return hasLeftByLink ? .nothing : .disk(path) }
    return place(named: name)
  }

  private func place(named name: String) -> Place {
    for (module, files) in submodules where name == module || name.hasPrefix(module + "/") {
      return files.place(of: path(of: name))
    }
    // Their commits are not in this clone.
    for module in tree.submodules.keys where name == module || name.hasPrefix(module + "/") {
      return .disk(path(of: name))
    }
    let isOfCommit = tree.files[name] != nil || tree.folders[name] != nil
    return !isOfCommit && ignored.holds(name) ? .disk(path(of: name)) : .revision(self, name)
  }

  /// A path without links and dots as a name in the repository; nil outside.
  private func name(of path: String) -> String? {
    if path == root { return "" }
    guard path.hasPrefix(root), path.utf8.dropFirst(root.utf8.count).first == UInt8(ascii: "/") else {
      return nil
    }
    return String(path.dropFirst(root.count + 1))
  }

  /// Goes along a path part by part.
  private struct PathWalk {
    private(set) var folder = "/"
    private var left: [Substring]
    private var followed = 0

    /// - Parameter root: a folder without links, from where a path inside it is gone.
    init(_ path: String, from root: String) {
      var whole = path.hasPrefix("/") ? path : FilePath.join(FileSystem.currentFolder() ?? "/", path)
      if whole.hasPrefix(root + "/") {
        folder = root
        whole.removeFirst(root.count)
      }
      left = whole.split(separator: "/").reversed()
    }

    /// The next part that is none of `.` and `..`.
    mutating func next() -> String? {
      while let part = left.popLast() {
        if part == ".." { folder = FilePath.folder(of: folder) } else if part != "." { return String(part) }
      }
      return nil
    }

    mutating func enter(_ part: String) { folder = FilePath.join(folder, part) }

    /// false where links lead to links without end.
    mutating func follow(_ link: String) -> Bool {
      followed += 1
      if link.hasPrefix("/") { folder = "/" }
      left += link.split(separator: "/").reversed()
      return followed <= RevisionFiles.mostLinks
    }
  }
}
