// SwiftUI: the declarations of HorizontalAlignment.
// Declared as the framework's interface has it, with code of our own.

struct HorizontalAlignment: Equatable {
  /// What it is called: its own name, or that of the type which tells where it is.
  let _name: String
  let _id: (any AlignmentID.Type)?
  /// Where it is in a view: 0 at its first edge, 1 at the other.
  let _fraction: CGFloat

  private init(_name: String, _ fraction: CGFloat) {
    self._name = _name
    _id = nil
    _fraction = fraction
  }

  init(_ id: any AlignmentID.Type) {
    _name = "\(id)"
    _id = id
    _fraction = id.defaultValue(in: ViewDimensions(_width: 1, _height: 1))
  }

  static let leading = HorizontalAlignment(_name: "leading", 0)
  static let center = HorizontalAlignment(_name: "center", 0.5)
  static let trailing = HorizontalAlignment(_name: "trailing", 1)
  static let listRowSeparatorLeading = HorizontalAlignment(_name: "listRowSeparatorLeading", 0)
  static let listRowSeparatorTrailing = HorizontalAlignment(_name: "listRowSeparatorTrailing", 1)

  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a._name == b._name }
}
