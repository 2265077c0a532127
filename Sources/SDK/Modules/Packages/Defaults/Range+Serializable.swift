// Defaults: what it adds to Range, as its documentation has it.

extension Range: Defaults.Serializable where Bound: Defaults.Serializable {}
