extension Machine {
  /// `NumberFormatter.localizedString(from:number:)` and the like: what a formatter made for the one text
  /// gives.
  func formatterStatic(_ type: String, _ name: String, _ call: LibraryCall) -> Value? {
    let settings: [(argument: String, property: String)]
    let label: String
    switch (type, name) {
    case ("NumberFormatter", "localizedString"): (settings, label) = ([("number", "numberStyle")], "from")
    case ("DateFormatter", "localizedString"):
      (settings, label) = ([("dateStyle", "dateStyle"), ("timeStyle", "timeStyle")], "from")
    case ("ByteCountFormatter", "string"):
      (settings, label) = ([("countStyle", "countStyle")], "fromByteCount")
    case ("DateComponentsFormatter", "localizedString"):
      (settings, label) = ([("unitsStyle", "unitsStyle")], "from")
    case ("ListFormatter", "localizedString"): (settings, label) = ([], "byJoining")
    case ("ISO8601DateFormatter", "string"), ("PersonNameComponentsFormatter", "localizedString"):
      (settings, label) = ([], "from")
    default: return nil
    }
    var formatter = RecordValue(type: type, fields: [])
    for (argument, property) in settings { if let value = call[argument] { formatter[property] = value } }
    guard let given = call[label] else { return nil }
    var value = Value.record(formatter)
    let argument = EvaluatedArgument(label: label == "byJoining" ? "from" : label, value: given)
    let made = LibraryCall("string", [argument], call.expression)
    return (try? formatterMethod(of: &value, formatter, made)) ?? nil
  }
}
