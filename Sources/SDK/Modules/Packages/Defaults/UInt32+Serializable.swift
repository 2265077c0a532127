// Defaults: what it adds to UInt32, as its documentation has it.

extension UInt32: Defaults.Serializable {}
