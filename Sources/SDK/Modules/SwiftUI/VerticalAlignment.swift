// SwiftUI: the declarations of VerticalAlignment.
// Declared as the framework's interface has it, with code of our own.

struct VerticalAlignment: Equatable {
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

  static let top = VerticalAlignment(_name: "top", 0)
  static let center = VerticalAlignment(_name: "center", 0.5)
  static let bottom = VerticalAlignment(_name: "bottom", 1)
  static let firstTextBaseline = VerticalAlignment(_name: "firstTextBaseline", 0.8)
  static let lastTextBaseline = VerticalAlignment(_name: "lastTextBaseline", 0.8)

  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a._name == b._name }
}
