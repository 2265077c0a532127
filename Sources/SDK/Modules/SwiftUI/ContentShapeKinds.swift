// SwiftUI: the declarations of ContentShapeKinds.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContentShapeKinds: OptionSet {
  var rawValue: Int { get set }
  init(rawValue: Int)
  static let interaction: ContentShapeKinds
  static let dragPreview: ContentShapeKinds
  static let contextMenuPreview: ContentShapeKinds
  static let hoverEffect: ContentShapeKinds
  static let accessibility: ContentShapeKinds
}
