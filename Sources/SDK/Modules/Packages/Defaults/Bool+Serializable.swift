// Defaults: what it adds to Bool, as its documentation has it.

extension Bool: Defaults.Serializable {}
