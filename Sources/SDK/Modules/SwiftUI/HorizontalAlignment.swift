// SwiftUI: the declarations of HorizontalAlignment.
// Declared as the framework's interface has it, with code of our own.

struct HorizontalAlignment: Equatable {
  /// What it is called: its own name, or that of the type which tells where it is.
  let _name: String
  let _id: (any AlignmentID.Type)?

  private init(_name: String) {
    self._name = _name
    _id = nil
  }

  init(_ id: any AlignmentID.Type) {
    _name = "\(id)"
    _id = id
  }

  static let leading = HorizontalAlignment(_name: "leading")
  static let center = HorizontalAlignment(_name: "center")
  static let trailing = HorizontalAlignment(_name: "trailing")
  static let listRowSeparatorLeading = HorizontalAlignment(_name: "listRowSeparatorLeading")
  static let listRowSeparatorTrailing = HorizontalAlignment(_name: "listRowSeparatorTrailing")

  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a._name == b._name }
}
