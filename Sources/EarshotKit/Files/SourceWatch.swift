/// Notices when the files change that a screen comes from.
public struct SourceWatch: Sendable {
  private struct Stamp: Hashable {
    var size: Int
    var changed: Int64
    var id: FileSystem.FileID
  }

  private let inputs: [String]
  private let options: OpenOptions
  private let isAlone: Bool
  private var files: [String] = []
  private var stamps: [Stamp?] = []

  /// Files that are looked at; a project that has more is watched in part.
  private static let bound = 5_000

  /// - Parameters:
  ///   - inputs: as they were opened.
  ///   - options: `sources` and `data` are watched too.
  public init(_ inputs: [String], options: OpenOptions) {
    self.init(inputs, options: options, isAlone: false)
  }

  /// Watches these files and nothing around them.
  init(files: [String]) {
    self.init(files, options: OpenOptions(), isAlone: true)
  }

  private init(_ inputs: [String], options: OpenOptions, isAlone: Bool) {
    self.inputs = inputs
    self.options = options
    self.isAlone = isAlone
    look()
  }

  /// Whether something is different from the last time that this was asked.
  public mutating func hasChanged() -> Bool { !changes().isEmpty }

  /// The files and folders that are different from the last time that this was asked.
  public mutating func changes() -> [String] {
    let changed = zip(files, stamps).filter { SourceWatch.stamp($0) != $1 }.map(\.0)
    if !changed.isEmpty { look() }
    return changed
  }

  private mutating func look() {
    var roots = inputs + options.sources
    let confinement = Confinement(named: inputs, allowed: options.namedPaths)
    if options.sources.isEmpty, !isAlone {
      let packages = inputs.compactMap { EnclosingPackage.folder(around: FilePath.folder(of: $0)) }
      roots += packages
      roots += packages.flatMap { EnclosingPackage.relatives(of: $0, within: confinement).folders }
    }
    var found: [String] = options.data.map { [$0] } ?? []
    for root in roots {
      found.append(root)
      guard FileSystem.status(root)?.kind == .folder, let folder = confinement.optional(root) else {
        continue
      }
      let paths = FolderWalk(folder, within: confinement).found.map(\.path)
      // A folder changes when something is put into it or taken out.
      found += Set(paths.map(FilePath.folder)).sorted() + paths
    }
    var seen: Set<String> = []
    files = Array(found.filter { seen.insert($0).inserted }.prefix(SourceWatch.bound))
    stamps = files.map(SourceWatch.stamp)
  }

  private static func stamp(_ path: String) -> Stamp? {
    FileSystem.status(path).map { Stamp(size: $0.size, changed: $0.changed, id: $0.id) }
  }
}
