// Defaults: what it adds to Set, as its documentation has it.

extension Set: Defaults.Serializable where Element: Defaults.Serializable {}
