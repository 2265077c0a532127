// Swift's standard library: the declarations of CodingKey.
// Declared as the toolchain's interface has it, with code of our own.

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
