@_exported import EarshotAccessibilityTree
@_exported import EarshotAnnouncements
@_exported import EarshotAudit
@_exported import EarshotLiveScreens
@_exported import EarshotOtherTechnologies
@_exported import EarshotReports
@_exported import EarshotTranscript
@_exported import EarshotVocabulary
@_exported import EarshotVoiceOver

/// The way in: open what you have, read its screens, move through them.
///
/// ```swift
/// let input = try Earshot.open(["SurveyCard.swift"])
/// for reading in input.readings() {
///   print(reading.elements.map(\.announcement))
/// }
/// var navigator = try input.navigator()
/// print(navigator.open().utterances.map(\.caption))
/// ```
public enum Earshot {
  /// The version of the program and of the library.
  public static let version = "0.2.0"

  /// Where the project lives; pages of its documentation lie under it.
  static let home = "https://github.com/OWNER/earshot"

  /// The page of a rule of the audit.
  public static func page(ofRule id: String) -> String { "\(home)/blob/main/Documentation/rules/\(id).md" }

  /// What JSON documents say of where their words come from.
  public static func computed(as profile: Profile?) -> Computed {
    Computed(by: "earshot \(version)", profile: profile)
  }

  /// Opens files and folders: Swift source, tree documents, `-` for standard input.
  public static func open(
    _ paths: [String], options: OpenOptions = OpenOptions()
  ) throws(EarshotError) -> OpenedInput {
    try LargeStack.run { () throws(EarshotError) in
      try InputOpener(options: options).open(paths)
    }
  }

  /// Opens files and folders that a file names, not the user.
  package static func open(
    _ paths: [String], options: OpenOptions, within confinement: Confinement
  ) throws(EarshotError) -> OpenedInput {
    try LargeStack.run { () throws(EarshotError) in
      try InputOpener(options: options, within: confinement.allowing()).open(paths)
    }
  }

  /// Opens bytes that are already at hand; `file` is the name that notices give them.
  public static func open(
    bytes: [UInt8], file: String, options: OpenOptions = OpenOptions()
  ) throws(EarshotError) -> OpenedInput {
    try LargeStack.run { () throws(EarshotError) in
      try InputOpener(options: options).open(bytes: bytes, file: file)
    }
  }

  /// Opens SwiftUI source that is already at hand.
  public static func open(
    swift source: String, options: OpenOptions = OpenOptions()
  ) throws(EarshotError) -> OpenedInput {
    var options = options
    options.format = .swift
    return try open(bytes: Array(source.utf8), file: "Source.swift", options: options)
  }
}
