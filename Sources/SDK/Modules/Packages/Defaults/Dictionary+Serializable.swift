// Defaults: what it adds to Dictionary, as its documentation has it.

extension Dictionary: Defaults.Serializable
where Key: LosslessStringConvertible, Value: Defaults.Serializable {}
