// Foundation: the declarations of AttributeScopeCodableConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct AttributeScopeCodableConfiguration: Sendable {}
