import OrderedCollections

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
    if call.name == "volatileDomain" {
      let isRegistered = string(call["forName"]) == "NSRegistrationDomain"
      return listed(isRegistered ? state.registered : [:])
    }
    if call.name == "dictionaryRepresentation" { return listed(state.defaults) }
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

  private func listed(_ settings: [String: Value]) -> Value {
    let pairs = settings.sorted { $0.key < $1.key }.map { (Value.string($0.key), $0.value) }
    return .dictionary(OrderedDictionary(uniqueKeysWithValues: pairs))
  }
}
