/// Which Swift files of a folder its Xcode projects compile, as far as they say.
///
/// A file that lies among an app's files without being one of a target's is left over: its declarations would
/// stand in the way of those that took their place.
struct CompiledFiles {
  /// The names of the files that some target compiles, in small letters: to the disk of a Mac it is the same.
  private var names: Set<String> = []
  /// Folders of which a target compiles all that is in them.
  private var wholeFolders: Set<Substring> = []

  /// - Parameter projects: the `.xcodeproj` folders.
  init(of projects: [ReadablePath], in files: FileTree) {
    for project in projects {
      let file = project.entry("project.pbxproj")
      guard let bytes = try? files.read(file, bound: CompiledFiles.mostBytes) else { continue }
      readNames(in: bytes)
      readWholeFolders(in: bytes)
    }
  }

  private static let mostBytes = 64_000_000

  /// Of the files in one folder those that are left over. Only where most of a folder's files are compiled
  /// is another one held for left over: a folder may belong to something else than the projects that are known.
  func leftOver(among files: [String]) -> [String] {
    guard let first = files.first, !names.isEmpty else { return [] }
    let folders = FilePath.folder(of: first).split(separator: "/")
    guard !folders.contains(where: wholeFolders.contains) else { return [] }
    let others = files.filter { !names.contains(FilePath.name($0).lowercased()) }
    return others.count * 2 < files.count ? others : []
  }

  /// The names in `/* Quay.swift in Sources */`, which Xcode writes beside every file that a target compiles.
  private mutating func readNames(in bytes: [UInt8]) {
    let phase = Array(" in Sources */".utf8)
    var start: Int?
    for index in bytes.indices.dropFirst() {
      if bytes[index] == UInt8(ascii: "*"), bytes[index - 1] == UInt8(ascii: "/") {
        start = index + 2
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        guard let from = start, index + 1 - phase.count > from,
          bytes[(index + 1 - phase.count)...index].elementsEqual(phase)
        else { continue }
        let name = String(decoding: bytes[from..<(index + 1 - phase.count)], as: UTF8.self)
        names.insert(name.lowercased())
      }
    }
  }

  /// The folders that Xcode keeps in step with the disk: `isa = PBXFileSystemSynchronizedRootGroup; path = Views;`.
  private mutating func readWholeFolders(in bytes: [UInt8]) {
    var isInside = false
    for field in bytes.split(separator: UInt8(ascii: ";")) {
      let field = field.drop { $0 <= UInt8(ascii: " ") }
      if field.starts(with: CompiledFiles.end) { isInside = false }
      if field.suffix(CompiledFiles.group.count).elementsEqual(CompiledFiles.group) {
        isInside = true
      } else if isInside, field.starts(with: CompiledFiles.path) {
        let path = String(decoding: field.dropFirst(CompiledFiles.path.count), as: UTF8.self)
        wholeFolders.insert(FilePath.name(path.filter { $0 != "\"" }))
      }
    }
  }

  private static let end = Array("}".utf8)
  private static let group = Array("isa = PBXFileSystemSynchronizedRootGroup".utf8)
  private static let path = Array("path = ".utf8)
}
