// Defaults: what it adds to Int32, as its documentation has it.

extension Int32: Defaults.Serializable {}
