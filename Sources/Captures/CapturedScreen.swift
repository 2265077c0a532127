import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// A screen that was recorded elsewhere: it shows what it held and answers nothing.
public struct CapturedScreen: ScreenSource {
  /// What people call the screen: the app's, scene's or snapshot's name.
  public var name: String
  /// The views as recorded, as one tree.
  public var root: ViewNode
  /// Locale, size, text size and what else the capture or the user says of the device.
  public var environment: ScreenEnvironment
  /// nil: as the environment's locale wants it.
  public var layoutDirection: LayoutDirection?
  /// Where the screen begins in its file.
  public var location: SourceLocation?
  /// What the capture lacks, and what looks wrong with it.
  public var notices: [Notice]

  /// A recorded screen; what is left out was not recorded.
  public init(
    name: String, root: ViewNode, environment: ScreenEnvironment,
    layoutDirection: LayoutDirection? = nil, location: SourceLocation? = nil,
    notices: [Notice] = []
  ) {
    self.name = name
    self.root = root
    self.environment = environment
    self.layoutDirection = layoutDirection
    self.location = location
    self.notices = notices
  }

  /// The tree as recorded, whatever was done to the screen.
  public mutating func tree(_ interface: InterfaceState) -> ViewTree {
    ViewTree(
      name: name, root: root, environment: environment, layoutDirection: layoutDirection,
      notices: notices)
  }

  /// A recording has no app behind it.
  public mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    [.failed]
  }
}

/// What is handed to every reader.
struct CaptureInput {
  var bytes: [UInt8]
  /// The path as the user gave it.
  var file: String
  var environment: ScreenEnvironment
  var options: CaptureOptions
  /// The byte at which the capture begins: a log may stand before it.
  var start = 0

  var bounds: Bounds { environment.bounds }

  /// Nodes that one capture may hold. A capture has wrappers that view code has not.
  var nodeLimit: Int { bounds.nodes }

  func fault(_ location: SourceLocation?, _ message: String) -> InputError {
    InputError(at: location ?? SourceLocation(file: file, line: 1, column: 1), message)
  }

  /// Where a byte stands; a walk, for the few places that are told.
  func location(ofByte offset: Int) -> SourceLocation {
    let before = bytes.prefix(max(0, min(offset, bytes.count)))
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return SourceLocation(file: file, line: line, column: before.count - lineStart + 1)
  }

  /// The file's name without folders and ending.
  var fileName: String {
    let last = file.split(separator: "/").last ?? "screen"
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else {
      return last == "-" || last == "<stdin>" ? "screen" : String(last)
    }
    return String(last[..<dot])
  }
}

/// What a user may say about a capture that it can't say itself.
public struct CaptureOptions: Sendable {
  /// Which renderer a React Native tree belongs to. They word roles and states differently.
  public enum Renderer: String, Sendable, Hashable, CaseIterable {
    /// The new architecture, the default since React Native 0.76.
    case fabric
    case paper
  }

  /// The renderer of React Native trees that don't name theirs.
  public var reactNative = Renderer.fabric
  /// The `.strings` files beside an interface file: its texts in other languages.
  public var catalogs: StringCatalogs?

  /// The new renderer, no catalogs.
  public init() {}
}
