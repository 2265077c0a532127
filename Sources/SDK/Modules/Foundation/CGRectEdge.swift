// Foundation: the declarations of CGRectEdge.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum CGRectEdge: UInt32, Sendable {
  typealias RawValue = UInt32
  case minXEdge
  case minYEdge
  case maxXEdge
  case maxYEdge
  init?(rawValue: UInt32)
}
