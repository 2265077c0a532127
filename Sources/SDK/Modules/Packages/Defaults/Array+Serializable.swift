// Defaults: what it adds to Array, as its documentation has it.

extension Array: Defaults.Serializable where Element: Defaults.Serializable {}
