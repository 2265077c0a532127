// Defaults: what it adds to UInt, as its documentation has it.

extension UInt: Defaults.Serializable {}
