// Defaults: what it adds to URL, as its documentation has it.

extension URL: Defaults.Serializable {}
