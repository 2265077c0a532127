// Defaults: what it adds to Int64, as its documentation has it.

extension Int64: Defaults.Serializable {}
