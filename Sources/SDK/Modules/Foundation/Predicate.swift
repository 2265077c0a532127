// Foundation: the declarations of Predicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Predicate<each Input>: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  static var `true`: Predicate<repeat each Input> { get }
  static var `false`: Predicate<repeat each Input> { get }
  var description: String { get }
  var debugDescription: String { get }
  func evaluate(_ input: repeat each Input) throws -> Bool
}
