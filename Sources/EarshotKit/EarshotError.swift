import EarshotVocabulary

/// Why something can't be done at all. What goes wrong inside a screen is a notice instead.
public enum EarshotError: Error, Hashable, Sendable {
  /// An option or a name that makes no sense here.
  case usage(String)
  /// The input can't be read as its format, or exceeds a bound.
  case unreadable([Notice])
  /// Files of the input have syntax errors, and what was asked for needs whole ones.
  case incomplete([Notice])
  /// There is nothing at the path.
  case missing(path: String, nearest: String?)
  /// Voice data or an audio device is not there.
  case unavailable(String)
  /// A fault of the program or of the machine: standard output can't be written.
  case failed(String)

  /// The exit code of the command line for it: contract, section 1.
  public var exitCode: Int32 {
    switch self {
    case .incomplete: 1
    case .usage: 64
    case .unreadable: 65
    case .missing: 66
    case .unavailable: 69
    case .failed: 70
    }
  }

  /// What is printed for it, one line each.
  public var notices: [Notice] {
    switch self {
    case .usage(let message), .unavailable(let message), .failed(let message):
      return [Notice(.error, .input, at: nil, message)]
    case .unreadable(let notices), .incomplete(let notices): return notices
    case .missing(let path, let nearest):
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      // An empty path has no place to tell.
      let place = path.isEmpty ? nil : SourceLocation(file: path, line: 1, column: 1)
      return [Notice(.error, .input, at: place, "no such file or folder\(hint)")]
    }
  }

  static func unreadable(_ file: String, _ message: String) -> EarshotError {
    let place = SourceLocation(file: file, line: 1, column: 1)
    return .unreadable([Notice(.error, .input, at: place, message)])
  }
}

extension EarshotError: CustomStringConvertible {
  /// The notices, one a line.
  public var description: String {
    notices.map(\.description).joined(separator: "\n")
  }
}
