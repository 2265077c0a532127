// Foundation: the declarations of Error.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Error {
  var localizedDescription: String {
    if let localized = self as? any LocalizedError, let text = localized.errorDescription { return text }
    return NSError.bridging(self).localizedDescription
  }
}
