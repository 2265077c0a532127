import EarshotVocabulary

/// What a drawing of a screen shows: where its views are, and what is heard when.
public struct ScreenDrawing: Sendable {
  /// A view with a frame.
  public struct Box: Sendable {
    /// How the box is drawn.
    public enum Kind: String, Sendable {
      /// A view that is a stop, or a part of one.
      case view
      /// A container that VoiceOver knows of: a list, a tab bar.
      case container
      /// Hidden from assistive technologies.
      case hidden
      /// It only arranges or passes on its children.
      case structure
    }

    /// In points, origin top leading of the screen.
    public var frame: Rect
    /// What became of the view.
    public var kind: Kind
    /// The view's own text; empty where it has none.
    public var text: String
    /// Whether the text fills the frame, and no other view lies in it.
    public var isLeaf: Bool

    /// A view as it is drawn.
    public init(frame: Rect, kind: Kind, text: String, isLeaf: Bool) {
      self.frame = frame
      self.kind = kind
      self.text = text
      self.isLeaf = isLeaf
    }
  }

  /// A stop of the cursor, numbered by its place in the list.
  public struct Stop: Sendable {
    /// nil where nothing is known of its place.
    public var frame: Rect?
    /// What is heard at the stop.
    public var utterance: String

    /// A stop with its words; without a frame it is in the list alone.
    public init(frame: Rect?, utterance: String) {
      self.frame = frame
      self.utterance = utterance
    }
  }

  /// The screen's name, over its picture.
  public var name: String
  /// The device's screen, in points.
  public var size: Size
  /// Whether rows run from right to left.
  public var isRightToLeft: Bool
  /// In the order of declaration: later ones lie over earlier ones.
  public var boxes: [Box]
  /// In reading order.
  public var stops: [Stop]

  /// A screen with everything that is drawn of it.
  public init(name: String, size: Size, isRightToLeft: Bool, boxes: [Box], stops: [Stop]) {
    self.name = name
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.boxes = boxes
    self.stops = stops
  }
}

extension ScreenDrawing {
  /// How far from the screen's corner something may lie and still be drawn, in points. A canvas
  /// without bounds would be a picture in which nothing can be seen.
  static let reach = 20_000.0

  static func isDrawable(_ frame: Rect) -> Bool {
    frame.isFinite && frame.width >= 0 && frame.height >= 0 && frame.minX >= -reach
      && frame.minY >= -reach && frame.maxX <= reach && frame.maxY <= reach
  }

  /// The screen and everything drawable that lies beyond its edges.
  var extent: Rect {
    var left = 0.0
    var top = 0.0
    var right = size.width
    var bottom = size.height
    let frames = boxes.lazy.filter { !$0.frame.isEmpty }.map(\.frame)
    for frame in Array(frames) + stops.compactMap(\.frame) where ScreenDrawing.isDrawable(frame) {
      left = min(left, frame.minX)
      top = min(top, frame.minY)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
