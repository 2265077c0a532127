/// Something the user should know: what was not understood, and where.
public struct Notice: Hashable, Sendable {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note
    case warning
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// What a notice is about, so that programs can tell notices apart without reading them.
  public enum Kind: String, Hashable, Sendable {
    case syntax
    case unknownView
    case unknownModifier
    case unknownValue
    case unknownFunction
    case trap
    case budget
    case missingTranslation
    case standIn
    case document
    case input
    /// What a parent that is not part of the screen would show.
    case parent
  }

  /// How grave it is.
  public var severity: Severity
  /// What it is about.
  public var kind: Kind
  /// Where it was met; nil where there is no place.
  public var location: SourceLocation?
  /// One sentence with the values in it; text from an input is quoted as it was.
  public var message: String

  /// A notice at a place.
  public init(
    _ severity: Severity, _ kind: Kind, at location: SourceLocation?, _ message: String
  ) {
    self.severity = severity
    self.kind = kind
    self.location = location
    self.message = message
  }
}

extension Notice: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: severity: MESSAGE`, as compilers print.
  public var description: String {
    guard let location else { return "\(severity.rawValue): \(message)" }
    return "\(location): \(severity.rawValue): \(message)"
  }
}

/// An input that can't be read at all. The command line exits with 65.
public struct InputError: Error, Hashable, Sendable {
  /// What is said of it: always an error.
  public var notice: Notice

  /// An error at a place.
  public init(at location: SourceLocation?, _ message: String) {
    self.notice = Notice(.error, .input, at: location, message)
  }
}

extension InputError: CustomStringConvertible {
  public var description: String { notice.description }
}
