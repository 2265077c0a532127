// Defaults: what it adds to Data, as its documentation has it.

extension Data: Defaults.Serializable {}
