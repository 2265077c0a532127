// Defaults: what it adds to CGFloat, as its documentation has it.

extension CGFloat: Defaults.Serializable {}
