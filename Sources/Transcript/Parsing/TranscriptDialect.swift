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
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Why something can't be had, with the exit code of the command line that it stands for.
public struct ScriptFault: Error, Hashable, Sendable {
  public var message: String
  public var code: Int32

  public init(message: String, code: Int32) {
    self.message = message
    self.code = code
  }
}
