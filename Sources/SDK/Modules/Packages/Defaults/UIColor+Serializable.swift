// Defaults: what it adds to UIColor, as its documentation has it.

extension UIColor: Defaults.Serializable {}
