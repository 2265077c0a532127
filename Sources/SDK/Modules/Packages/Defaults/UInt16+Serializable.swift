// Defaults: what it adds to UInt16, as its documentation has it.

extension UInt16: Defaults.Serializable {}
