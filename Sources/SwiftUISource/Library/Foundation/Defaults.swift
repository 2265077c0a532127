extension Machine {
  /// `UserDefaults`: its own values only, none of the machine's.
  func defaultsMethod(_ call: LibraryCall) -> Value? {
    reads.spoil()
    if call.name == "register", case .dictionary(let pairs)? = call["defaults"] {
      for (key, value) in pairs {
        guard let key = string(key) else { continue }
        state.registered[key] = value
        if state.defaults[key] == nil { state.defaults[key] = value }
      }
      return .void
    }
    guard let key = string(call["forKey"]) else { return call.name == "synchronize" ? .bool(true) : nil }
    let value = state.defaults[key]
    switch call.name {
    case "set", "setValue":
      state.defaults[key] = call.first
      state.changeCount += 1
      return .void
    case "removeObject":
      state.defaults[key] = state.registered[key]
      state.changeCount += 1
      return .void
    case "bool": return value ?? .bool(false)
    // No administrator manages what a preview runs on.
    case "objectIsForced": return .bool(false)
    case "integer": return value ?? .int(0)
    case "double", "float": return .double(value?.doubleValue ?? 0)
    case "string", "object", "array", "dictionary", "data", "url", "value", "stringArray":
      return value ?? Value.none
    default: return nil
    }
  }
}
