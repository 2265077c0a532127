// SwiftUI: the declarations of AlignmentID.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
