// Swift's standard library: the declarations of CodingKey.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}

extension CodingKey {
  var description: String {
    "\(Self.self)(stringValue: \"\(stringValue)\", intValue: \(intValue?.description ?? "nil"))"
  }
  var debugDescription: String { description }
}
