// Defaults: what it adds to Int8, as its documentation has it.

extension Int8: Defaults.Serializable {}
