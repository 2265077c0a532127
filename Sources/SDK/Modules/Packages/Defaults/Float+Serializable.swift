// Defaults: what it adds to Float, as its documentation has it.

extension Float: Defaults.Serializable {}
