// Defaults: what it adds to Int, as its documentation has it.

extension Int: Defaults.Serializable {}
