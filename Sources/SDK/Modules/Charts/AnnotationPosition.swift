// Charts: the declarations of AnnotationPosition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnnotationPosition: Equatable {
  static let automatic: AnnotationPosition
  static let overlay: AnnotationPosition
  static let top: AnnotationPosition
  static let bottom: AnnotationPosition
  static let leading: AnnotationPosition
  static let trailing: AnnotationPosition
  static let topLeading: AnnotationPosition
  static let topTrailing: AnnotationPosition
  static let bottomLeading: AnnotationPosition
  static let bottomTrailing: AnnotationPosition
}
