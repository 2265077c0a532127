// Defaults: what it adds to Date, as its documentation has it.

extension Date: Defaults.Serializable {}
