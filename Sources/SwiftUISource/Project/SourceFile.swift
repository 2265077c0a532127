import EarshotVocabulary

/// One file as a user handed it over.
public struct SourceFile: Sendable {
  /// As shown in notices.
  public var path: String
  /// The content, in UTF-8.
  public var bytes: [UInt8]
  /// Whether it stands in for a library, and is nothing that a user has written.
  let isStandIn: Bool
  /// Whether it lies among the files of an Xcode project without being compiled by any target: what it declares
  /// counts for itself alone.
  public let isLeftOver: Bool

  /// A file by its path and content.
  ///
  /// - Parameter isLeftOver: whether an Xcode project that it lies in compiles it in none of its targets.
  public init(path: String, bytes: [UInt8], isLeftOver: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isLeftOver = isLeftOver
    isStandIn = false
  }

  /// What a library does, as Swift code.
  init(standingInFor library: String, _ text: String) {
    path = library
    bytes = Array(text.utf8)
    isLeftOver = false
    isStandIn = true
  }
}

/// Values that a user gives for what comes from outside the code.
public struct Overrides: Sendable {
  /// `--state NAME=VALUE`, in the order given.
  public var state: [(name: String, value: String)] = []
  /// `--data FILE`: a JSON object by property name.
  public var data: (file: String, bytes: [UInt8])? {
    didSet { values = data.map { DataFile(file: $0.file, bytes: $0.bytes) } }
  }

  private var values: DataFile?

  /// Nothing is given.
  public init() {}

  /// Whether nothing is given.
  public var isEmpty: Bool { state.isEmpty && data == nil }

  /// Why the data file can't be used; nil where it can, or where there is none.
  public var fault: InputError? { values?.fault }

  func value(for name: String) -> String? { state.last { $0.name == name }?.value }

  func data(for name: String) -> DataValue? { values?.members[name] }
}

/// What can be opened as a screen: a scene of an app, a preview or a view.
public struct EntryPoint: Sendable, Hashable {
  /// What can be opened.
  public enum Kind: String, Sendable, Hashable {
    /// A scene that an app shows.
    case app
    case preview
    case view
  }

  /// What it is.
  public var kind: Kind
  /// The app's, the preview's or the view's name.
  public var name: String
  /// 1-based among the previews; nil for everything else.
  public var number: Int?
  /// Where it is declared.
  public var location: SourceLocation

  /// Something that can be opened.
  public init(kind: Kind, name: String, number: Int?, location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.number = number
    self.location = location
  }
}
