// Defaults: what it adds to UInt8, as its documentation has it.

extension UInt8: Defaults.Serializable {}
