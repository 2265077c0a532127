// Foundation: the declarations of Predicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Predicate<each Input>: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  let body: (repeat each Input) throws -> Bool
  init(body: @escaping (repeat each Input) throws -> Bool) { self.body = body }
  static var `true`: Predicate<repeat each Input> { Self(body: { (_: repeat each Input) in true }) }
  static var `false`: Predicate<repeat each Input> { Self(body: { (_: repeat each Input) in false }) }
  var description: String { get }
  var debugDescription: String { get }
  func evaluate(_ input: repeat each Input) throws -> Bool
}
