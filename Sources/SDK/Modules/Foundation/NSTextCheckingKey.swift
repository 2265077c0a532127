// Foundation: the declarations of NSTextCheckingKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  var rawValue: String { get set }
  init(rawValue: String)
}
