/// A place in a file that a user handed over: what a notice points at.
public struct SourceLocation: Hashable, Sendable {
  /// The path as the user gave it, or relative to the input folder.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes as compilers count.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
