// Foundation: the declarations of DecodingError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension DecodingError: LocalizedError {}
