// SwiftUI: the declarations of ContentShapeKinds.
// Declared as the framework's interface has it, with code of our own.

struct ContentShapeKinds: OptionSet {
  var rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var interaction: ContentShapeKinds { ContentShapeKinds(rawValue: 1) }
  static var dragPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 2) }
  static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 4) }
  static var hoverEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 8) }
  static var accessibility: ContentShapeKinds { ContentShapeKinds(rawValue: 16) }
}
