// SwiftUI: the declarations of CoordinateSpaceProtocol.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  static func named(_ name: some Hashable) -> NamedCoordinateSpace
  static func scrollView(axis: Axis) -> Self
  static var scrollView: NamedCoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  static var local: LocalCoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  static var global: GlobalCoordinateSpace { get }
}
