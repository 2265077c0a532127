import EarshotTreeDocument
import EarshotVocabulary

/// A file of cases with the verdicts on how to count them.
public struct CaseFile: Sendable {
  /// The file's path as given.
  public var path: String
  /// In the order of the file.
  public var cases: [ConformanceCase]
  /// Files and folders outside of the file's project that its cases may open.
  public var allowedOutside: [String] = []

  /// Reads a list of cases.
  ///
  /// - Parameters:
  ///   - bytes: JSON or YAML.
  ///   - path: the file's path: errors name it, and verdicts go by its name.
  ///   - verdicts: how cases are to be counted where that is not `strict`.
  public init(
    parsing bytes: [UInt8], path: String, verdicts: CaseVerdicts = CaseVerdicts()
  ) throws(InputError) {
    let document = try DataValue(parsing: bytes, file: path)
    guard document.isList else {
      throw InputError(
        at: document.location, "expected a list of cases here, not \(document.kindInWords)")
    }
    self.path = path
    let reader = CaseReader(file: path, verdicts: verdicts)
    var cases: [ConformanceCase] = []
    var places: [String: SourceLocation] = [:]
    for item in document.items {
      let read = try reader.read(item)
      if let first = places.updateValue(read.location, forKey: read.id) {
        throw InputError(
          at: read.location, "the id \"\(read.id)\" is already that of the case at \(first)")
      }
      cases.append(read)
    }
    self.cases = cases
  }
}

/// How cases are to be counted: `{file: {id: {mode, why, ...}}}`.
public struct CaseVerdicts: Sendable {
  private var files: [String: DataValue] = [:]

  /// No verdicts: every case is strict.
  public init() {}

  /// Reads a list of cases, JSON or YAML.
  ///
  /// - Throws: what is wrong with the file, with its place.
  public init(parsing bytes: [UInt8], path: String) throws(InputError) {
    let document = try DataValue(parsing: bytes, file: path)
    guard document.isObject else {
      throw InputError(
        at: document.location,
        "expected {file: {id: {mode, why}}} here, not \(document.kindInWords)")
    }
    for (name, value) in document.members { files[name] = value }
  }

  /// The verdicts on the cases of a file, by its name without folders.
  func of(_ id: String, in path: String) -> DataValue? {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    return files[name]?[id]
  }
}
