// Defaults: what it adds to Int16, as its documentation has it.

extension Int16: Defaults.Serializable {}
