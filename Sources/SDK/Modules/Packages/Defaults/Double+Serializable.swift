// Defaults: what it adds to Double, as its documentation has it.

extension Double: Defaults.Serializable {}
