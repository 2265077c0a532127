import EarshotVocabulary

/// Everything that is wrong with a script, in the order of its lines. Nothing of it is run.
public struct TranscriptFaults: Error, Hashable, Sendable {
  /// In the order of the lines.
  public var notices: [Notice]
  /// The exit code of the command line.
  public var code: Int32

  /// How many are told of one script.
  static let bound = 50
}
