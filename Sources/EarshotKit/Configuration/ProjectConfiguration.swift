import EarshotTranscript
import EarshotVocabulary
import Yams

/// `.earshot.yml`: options that every command shares, for the folder it lies in and all below.
///
/// Keys are the options of the command line without the dashes; what may be repeated there takes
/// a list, `setting` and `state` also names with values. Paths are relative to the file.
public struct ProjectConfiguration: Sendable {
  /// Looked for in the input's folder and those above it.
  public static let fileName = ".earshot.yml"

  /// Where the file lies.
  public let path: String
  /// In the order of the file, paths as they are meant from the current folder.
  public private(set) var options: [TranscriptOption] = []
  /// What it may name.
  private let confinement: Confinement

  /// Options about how results are shown.
  public static let outputNames = ["style", "format", "color", "fail-on", "coverage"]

  static let names = OpenOptions.names + outputNames
  private static let repeatable: Set<String> = ["sources", "state", "setting"]
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
    self.confinement = confinement
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path, "not UTF-8")
    }
    let root: Node?
    do {
      root = try LargeStack.run { try Yams.compose(yaml: text) }
    } catch {
      throw ProjectConfiguration.syntax(error, path)
    }
    guard let root, !ProjectConfiguration.isEmpty(root) else { return }
    guard let mapping = root.mapping else { throw fault(root, "expected options, such as ios: 17") }
    for (key, value) in mapping { try take(key, value) }
  }

  private static func isEmpty(_ node: Node) -> Bool {
    node.scalar.map { $0.string.isEmpty || $0.string == "null" || $0.string == "~" } ?? false
  }

  private mutating func take(_ key: Node, _ value: Node) throws(EarshotError) {
    let names = ProjectConfiguration.names
    guard let name = key.scalar?.string, names.contains(name) else {
      let shown = key.scalar?.string ?? ""
      throw fault(key, "unknown key \"\(shown)\"\(NearestName.hint(for: shown, among: names))")
    }
    for (text, node) in try texts(of: value, for: name) {
      let option = TranscriptOption(name: name, value: text)
      try check(option, node)
      let resolved = TranscriptOptions.resolved(option, in: FilePath.folder(of: path))
      for path in TranscriptOptions.paths(in: [resolved]) {
        do {
          _ = try confinement.path(path)
        } catch {
          throw fault(node, "\(name) \"\(text)\" is \(error.message)")
        }
      }
      options.append(resolved)
    }
  }

  private func texts(of value: Node, for name: String) throws(EarshotError) -> [(String, Node)] {
    if let scalar = value.scalar { return [(scalar.string, value)] }
    guard ProjectConfiguration.repeatable.contains(name) else {
      throw fault(value, "\"\(name)\" takes one value")
    }
    if let list = value.sequence {
      return try list.map { node throws(EarshotError) in
        guard let scalar = node.scalar else { throw fault(node, "\"\(name)\" takes a list of texts") }
        return (scalar.string, node)
      }
    }
    guard name != "sources", let mapping = value.mapping else {
      throw fault(value, "\"\(name)\" takes a value or a list of values")
    }
    var texts: [(String, Node)] = []
    for (key, node) in mapping {
      guard let key = key.scalar, let value = node.scalar else {
        throw fault(node, "\"\(name)\" takes names with one value each")
      }
      texts.append(("\(key.string)=\(value.string)", node))
    }
    return texts
  }

  private func check(_ option: TranscriptOption, _ node: Node) throws(EarshotError) {
    guard OpenOptions.names.contains(option.name) else { return }
    var options = OpenOptions()
    do {
      try options.set(option.name, to: option.value)
    } catch {
      throw fault(node, error.notices.map(\.message).joined(separator: "; "))
    }
  }

  private func fault(_ node: Node, _ message: String) -> EarshotError {
    let mark = node.mark
    let place = SourceLocation(file: path, line: mark?.line ?? 1, column: mark?.column ?? 1)
    return .unreadable([Notice(.error, .input, at: place, message)])
  }

  private static func syntax(_ error: any Error, _ path: String) -> EarshotError {
    guard let error = error as? YamlError else { return .unreadable(path, "no YAML: \(error)") }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = SourceLocation(file: path, line: mark.line, column: mark.column)
      return .unreadable([Notice(.error, .input, at: place, "no YAML: \(problem)")])
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.joined(separator: ", ")
      let place = SourceLocation(file: path, line: context.mark.line, column: context.mark.column)
      return .unreadable([Notice(.error, .input, at: place, "given twice: \(keys)")])
    default: return .unreadable(path, "no YAML that can be read")
    }
  }
}
