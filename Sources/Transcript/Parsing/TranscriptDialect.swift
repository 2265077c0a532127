/// What a transcript may say, and where its files are: known to whoever runs it.
public protocol TranscriptDialect {
  /// What is wrong with a gesture; nil: nothing.
  ///
  /// - Parameter technology: the value of `--with` that is in force.
  func fault(inGesture gesture: String, technology: String) -> String?

  /// What is wrong with an option of `@open`; nil: nothing.
  func fault(inOption option: TranscriptOption) -> String?

  /// The file that a name in `file` leads to: `@include`.
  func read(_ name: String, from file: String) -> Result<ScriptFile, ScriptFault>
}

/// A file as it was read.
public struct ScriptFile: Hashable, Sendable {
  /// As it was named.
  public var path: String
  /// What the file holds.
  public var bytes: [UInt8]

  /// A file as it was read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Why something can't be had, with the exit code of the command line that it stands for.
public struct ScriptFault: Error, Hashable, Sendable {
  /// A sentence for the user.
  public var message: String
  /// The exit code of the command line.
  public var code: Int32

  /// A fault with its exit code.
  public init(message: String, code: Int32) {
    self.message = message
    self.code = code
  }
}
