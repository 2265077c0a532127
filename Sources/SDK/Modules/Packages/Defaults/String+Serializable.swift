// Defaults: what it adds to String, as its documentation has it.

extension String: Defaults.Serializable {}
