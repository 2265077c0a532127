// Defaults: what it adds to Color, as its documentation has it.

extension Color: Defaults.Serializable {}
