/// The sizes that no input may exceed. Over a bound is an error that names the bound.
public struct Bounds: Hashable, Sendable {
  /// Bytes of one input file.
  public var inputBytes = 64 << 20
  /// Bytes of one Swift file; what it costs to read is a hundred times that.
  public var swiftBytes = 8 << 20
  /// Bytes of all Swift files of one opening.
  public var projectBytes = 64 << 20
  /// Bytes of one file that an app ships and its code reads.
  public var resourceBytes = 8 << 20
  /// Levels of nesting in data (JSON, YAML) and in a tree of views.
  public var nesting = 512
  /// Steps of one evaluation of view code: one screen, or one action.
  public var steps = 2_000_000
  /// Calls inside calls.
  public var callDepth = 1_000
  /// Views in one screen of view code.
  public var views = 50_000
  /// Nodes in one screen that is data: a tree document, a capture, an interface file.
  public var nodes = 1_000_000
  /// Scalars in one text that is typed.
  public var textLength = 100_000

  /// The standard bounds.
  public init() {}

  /// Those that inputs are read with.
  public static let standard = Bounds()
}
