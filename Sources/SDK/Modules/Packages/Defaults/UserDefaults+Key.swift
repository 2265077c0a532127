// Defaults: what it adds to UserDefaults, as its documentation has it.

extension UserDefaults {
  subscript<Value: Defaults.Serializable>(key: Defaults.Key<Value>) -> Value {
    get { object(forKey: key.name) as? Value ?? key.defaultValue }
    set {
      let old = self[key]
      self.set(newValue, forKey: key.name)
      key._changes.send(Defaults.KeyChange(newValue: newValue, oldValue: old))
    }
  }
}
