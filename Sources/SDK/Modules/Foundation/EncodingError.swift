// Foundation: the declarations of EncodingError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension EncodingError: LocalizedError {}
