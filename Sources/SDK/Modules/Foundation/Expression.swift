// Foundation: the declarations of Expression.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Expression<each Input, Output>: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let body: (repeat each Input) throws -> Output
  var description: String { get }
  var debugDescription: String { get }
  func evaluate(_ input: repeat each Input) throws -> Output
}
