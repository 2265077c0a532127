// SwiftUI: the declarations of VerticalAlignment.
// Declared as the framework's interface has it, with code of our own.

struct VerticalAlignment: Equatable {
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

  static let top = VerticalAlignment(_name: "top")
  static let center = VerticalAlignment(_name: "center")
  static let bottom = VerticalAlignment(_name: "bottom")
  static let firstTextBaseline = VerticalAlignment(_name: "firstTextBaseline")
  static let lastTextBaseline = VerticalAlignment(_name: "lastTextBaseline")

  func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat?
  static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a._name == b._name }
}
