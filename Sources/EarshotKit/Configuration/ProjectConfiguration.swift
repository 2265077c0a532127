import EarshotAudit
import EarshotTranscript
import EarshotVocabulary

/// `.earshot.yml`: what holds for the folder it lies in and all below.
///
/// Keys are the options of the command line without the dashes; what may be repeated there takes
/// a list, `setting` and `state` also names with values. Sections hold for one command and come
/// before the rest of the file; the command line comes before both. Paths are relative to the file.
public struct ProjectConfiguration: Sendable {
  /// Looked for in the input's folder and those above it.
  public static let fileName = ".earshot.yml"

  /// Where the file lies.
  public let path: String
  /// What holds for all commands, in the order of the file, paths as they are meant from the
  /// current folder.
  public internal(set) var options: [TranscriptOption] = []
  var sections: [ConfigurationSection: [TranscriptOption]] = [:]
  /// What an audit leaves out, and how grave its findings are.
  public internal(set) var audit = AuditConfiguration()

  static let bound = 1 << 16

  /// The nearest one, from `folder` upward to the repository's folder or the root.
  ///
  /// - Parameter allowed: files and folders outside of its project that it may name, as the user says.
  public static func found(
    around folder: String, allowingOutside allowed: [String] = []
  ) throws(EarshotError) -> ProjectConfiguration? {
    guard var current = FileSystem.realPath(folder) else { return nil }
    for _ in 0..<64 {
      let path = FilePath.join(current, fileName)
      if FileSystem.status(path)?.kind == .file {
        let confinement = Confinement(named: [FilePath.join(current, "")], allowed: allowed)
        let file = try InputPath.readable(ShownPath.of(path), within: confinement)
        return try ProjectConfiguration(reading: file, within: confinement)
      }
      guard current != "/", FileSystem.status(FilePath.join(current, ".git")) == nil else { break }
      current = FilePath.folder(of: current)
    }
    return nil
  }

  /// The one for an input or a script: from its folder upward.
  public static func found(
    for path: String, allowingOutside allowed: [String] = []
  ) throws(EarshotError) -> ProjectConfiguration? {
    let isFolder = FileSystem.status(path)?.kind == .folder
    let folder = path == "-" ? "." : isFolder ? path : FilePath.folder(of: path)
    return try found(around: folder, allowingOutside: allowed)
  }

  init(reading file: ReadablePath, within confinement: Confinement) throws(EarshotError) {
    let path = file.shown
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(file, bound: ProjectConfiguration.bound)
    } catch {
      switch error {
      case .system(let reason): throw .unreadable(path, "can't be read: \(reason)")
      case .overBound:
        throw .unreadable(path, "exceeds the bound of \(ProjectConfiguration.bound) bytes")
      }
    }
    try self.init(parsing: bytes, path: path, within: confinement)
  }

  init(parsing bytes: [UInt8], path: String, within confinement: Confinement) throws(EarshotError) {
    self.path = path
    var reader = ConfigurationReader(path: path, confinement: confinement)
    try reader.read(bytes, into: &self)
  }

  /// What holds for a command: its section over the rest of the file.
  public func options(for section: ConfigurationSection?) -> [TranscriptOption] {
    section.flatMap { sections[$0] }.map { options.overridden(by: $0) } ?? options
  }
}

/// The keys of the section `audit` that are no options of other commands.
public struct AuditConfiguration: Sendable {
  /// Ids of rules that are not asked.
  public var off: [String] = []
  /// Severities by the id of the rule, in place of the rule's own.
  public var severities: [String: AuditSeverity] = [:]
  /// The file of known findings.
  public var baseline: String?
  /// Files and folders that are not audited.
  public var exclude = FilePatterns()

  /// As without a configuration.
  public init() {}
}

extension [TranscriptOption] {
  /// What is given last of a name.
  public func value(of name: String) -> String? { last { $0.name == name }?.value }

  /// These and then the others. Folders that the others name take the place of those here, and one
  /// screen excludes another; what is given twice counts as it is given last.
  public func overridden(by others: [TranscriptOption]) -> [TranscriptOption] {
    let given = Set(others.map(\.name))
    let left = filter { option in
      switch option.name {
      case "sources": !given.contains("sources")
      case "view", "preview": !given.contains("view") && !given.contains("preview")
      default: true
      }
    }
    return left + others
  }
}
