// SwiftUI: the declarations of VerticalAlignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct VerticalAlignment: Equatable {
  init(_ id: any AlignmentID.Type)
  let key: AlignmentKey
  static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static let top: VerticalAlignment
  static let center: VerticalAlignment
  static let bottom: VerticalAlignment
  static let firstTextBaseline: VerticalAlignment
  static let lastTextBaseline: VerticalAlignment
}
