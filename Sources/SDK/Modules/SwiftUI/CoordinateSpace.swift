// SwiftUI: the declarations of CoordinateSpace.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
  var isGlobal: Bool { get }
  var isLocal: Bool { get }
}
