// Defaults: what it adds to Optional, as its documentation has it.

extension Optional: Defaults.Serializable where Wrapped: Defaults.Serializable {}
