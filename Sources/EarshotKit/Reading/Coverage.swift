import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary

/// How much of what a screen declares was understood.
public struct Coverage: Hashable, Sendable {
  /// Views and modifiers that the screen declares.
  public var views = 0
  /// Modifiers that the screen declares.
  public var modifiers = 0
  /// How far the screens were read.
  public var read = ScreensRead()

  /// The kinds of notices that stand for something not understood.
  private static let unknownKinds: Set<Notice.Kind> = [
    .unknownView, .unknownModifier, .unknownValue, .unknownFunction,
  ]

  /// Nothing was declared.
  public init() {}

  /// Counts what a screen declares.
  ///
  /// - Parameter read: how far it was read.
  init(of screen: ResolvedScreen, read: ScreensRead) {
    self.read = read
    // Nodes are large, so that lists of them are kept instead of copies.
    var left = [[screen.shown.root]]
    while let nodes = left.popLast() {
      views += nodes.count
      for index in nodes.indices {
        modifiers += nodes[index].modifiers.count
        if !nodes[index].children.isEmpty { left.append(nodes[index].children) }
      }
    }
  }

  /// What of the views and modifiers, and of the values and functions in them, was not
  /// understood: what `--fail-on unknown` counts.
  public static func unknown(among notices: [Notice]) -> [Notice] {
    notices.filter { unknownKinds.contains($0.kind) }
  }

  /// The sum over both.
  public static func + (a: Coverage, b: Coverage) -> Coverage {
    var sum = Coverage()
    sum.views = a.views + b.views
    sum.modifiers = a.modifiers + b.modifiers
    sum.read = a.read + b.read
    return sum
  }
}
