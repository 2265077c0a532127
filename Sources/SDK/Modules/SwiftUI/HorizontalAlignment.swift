// SwiftUI: the declarations of HorizontalAlignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HorizontalAlignment: Equatable {
  init(_ id: any AlignmentID.Type)
  let key: AlignmentKey
  static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static let leading: HorizontalAlignment
  static let center: HorizontalAlignment
  static let trailing: HorizontalAlignment
  static let listRowSeparatorLeading: HorizontalAlignment
  static let listRowSeparatorTrailing: HorizontalAlignment
}
