/// A place in a file that a user handed over: what a notice points at.
public struct SourceLocation: Hashable, Sendable {
  /// The path as the user gave it, or relative to the input folder.
  public var file: String
  // Half the size: every node of a capture has one.
  private var shortLine: UInt32
  private var shortColumn: UInt32

  /// 1-based.
  public var line: Int {
    get { Int(shortLine) }
    set { shortLine = UInt32(clamping: newValue) }
  }

  /// 1-based, in UTF-8 bytes as compilers count.
  public var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = UInt32(clamping: newValue) }
  }

  /// A place by its file, 1-based line and 1-based column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.shortLine = UInt32(clamping: line)
    self.shortColumn = UInt32(clamping: column)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
