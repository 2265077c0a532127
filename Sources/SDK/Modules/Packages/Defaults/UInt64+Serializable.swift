// Defaults: what it adds to UInt64, as its documentation has it.

extension UInt64: Defaults.Serializable {}
