// Foundation: the declarations of Error.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Error {
  var localizedDescription: String { get }
}
