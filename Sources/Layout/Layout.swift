import EarshotViewTree
import EarshotVocabulary

/// Where every view of a screen stands, in points of the screen.
public struct LayoutResult: Sendable {
  /// By identity of the view. A view's own frame: paddings, frames and offsets that are written
  /// after the view move it but do not grow it. Where `accessibilityElement` makes a new element,
  /// its frame is that of everything written before it. A view that passes its children on
  /// (`Group`, `ForEach`, an app's view) has the frame around them. Absent where nothing is drawn.
  ///
  /// Parts that are no views of their own stand under the view's identity and their name: `label`,
  /// `header`, `footer`, `title`, `description`, a stepper's `decrement` and `increment`, a date
  /// picker's `date` and `time`.
  public var frames: Frames
  /// The rows that are known again, in the order of the screen.
  public internal(set) var rows: [LaidOutRow] = []
  /// Which child of a `ViewThatFits` was taken.
  public var chosen: [Identity: Int]
  /// The places that the app's code asks for: what a `GeometryReader` got, where a view with an
  /// `alignmentGuide` or an `onGeometryChange` is.
  public var asked: [Identity: Rect]
  /// How many pages a scrolling container has, at least 1.
  public var pageCounts: [Identity: Int]
  /// What was not understood of the code of the app's own layouts.
  public internal(set) var gaps: [Gap] = []

  /// What was found out; empty where nothing was laid out.
  public init(
    frames: Frames = Frames(), chosen: [Identity: Int] = [:],
    asked: [Identity: Rect] = [:], pageCounts: [Identity: Int] = [:]
  ) {
    self.frames = frames
    self.chosen = chosen
    self.asked = asked
    self.pageCounts = pageCounts
  }

  init(
    frames: Frames, rows: [LaidOutRow], chosen: [Identity: Int], asked: [Identity: Rect],
    pageCounts: [Identity: Int], gaps: [Gap]
  ) {
    self.init(frames: frames, chosen: chosen, asked: asked, pageCounts: pageCounts)
    self.rows = rows
    self.gaps = gaps
  }
}

/// Proposal and response, as SwiftUI lays out: a parent proposes a size, a child answers with its
/// own, the parent places it.
///
/// Not exact to the pixel; right in reading order, activation points, hit tests and what is on the
/// first screen. Text is measured by a width table of the system font.
public enum Layout {
  /// Lays out a tree that is shown as it is: system views are in it (`Presentations.shown`).
  ///
  /// Trees of UIKit elements keep the frames they came with. Time grows linearly with the views of
  /// ordinary screens; over a budget of measurements stacks stop asking how flexible their children
  /// are and share space evenly, so that no input takes exponential time.
  public static func frames(of tree: ViewTree, interface: InterfaceState) -> LayoutResult {
    var memory: LaidOutRows?
    return frames(of: tree, interface: interface, memory: &memory)
  }

  /// Lays out a tree where rows are known again by their stamps: what they answered holds, and those
  /// that stand where they stood are not laid out again.
  ///
  /// - Parameter memory: the rows of the last time, then those of now; nil: nothing is remembered.
  public static func frames(
    of tree: ViewTree, interface: InterfaceState, memory: inout LaidOutRows?
  ) -> LayoutResult {
    if case .element = tree.root.kind { return ElementFrames.result(tree.root) }
    let direction = tree.layoutDirection ?? tree.environment.layoutDirection
    var builder = BoxBuilder(environment: tree.environment, interface: interface)
    // Turned around, a row stands elsewhere than it is placed.
    let remembers = direction == .leftToRight
    if remembers {
      builder.rows = memory.map { RowsByStamp($0.rows) }
      builder.rowsAreOfThisInterface = memory?.interface == interface
    }
    var environment = LayoutEnvironment(dynamicType: tree.environment.dynamicType)
    environment.direction = direction
    let content = builder.root(tree.root, environment)
    let screen = ScreenSpace(tree.environment.device)
    let root = builder.add(
      RootArrangement(space: screen, coversScreen: builder.coversScreen(tree.root)), [content])
    let pass = LayoutPass(builder, space: screen, interface: interface)
    let mirror: Rect? =
      direction == .rightToLeft ? Rect(origin: .zero, size: tree.environment.device.screen) : nil
    pass.layOut(root, in: tree.environment.device.screen, mirror: mirror)
    guard var rows = memory else { return pass.result(of: builder, nil) }
    memory = nil
    if remembers {
      rows.take(pass.laidOutRows(of: builder))
      rows.interface = interface
    } else {
      rows = LaidOutRows()
    }
    memory = rows
    return pass.result(of: builder, remembers ? rows : nil)
  }
}
