// Defaults: what it adds to UUID, as its documentation has it.

extension UUID: Defaults.Serializable {}
