// Defaults: what it adds to ClosedRange, as its documentation has it.

extension ClosedRange: Defaults.Serializable where Bound: Defaults.Serializable {}
