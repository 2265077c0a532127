import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What texts of which parts are known go through: what is done to them changes no guillemets, and what comes of it has
/// the same parts missing. All other functions of texts end with the cause.
extension Natives {
  /// - Parameter names: functions that give or change a text.
  mutating func handOnParts(_ names: [String]) {
    for name in names {
      guard let native = self[name] else { continue }
      open(name) { arguments, call in
        var missing: UnknownValue?
        for index in arguments.indices {
          guard let unknown = arguments[index].partlyKnown else { continue }
          missing = missing ?? unknown
          arguments[index] = .text(unknown.shown)
        }
        let result = try native(&arguments, call)
        guard let missing else { return result }
        // What was changed in its place is a text, too.
        for index in arguments.indices where !arguments[index].isUnknown {
          arguments[index] = arguments[index].lacking(missing.gap)
        }
        return result.lacking(missing.gap)
      }
    }
  }

  mutating func handOnPartsOfTexts() {
    var names = [
      "String.+=(_:_:)", "String.append(_: String)", "String.append(_: Character)",
      "String.append(contentsOf: S)",
      "String.write(_:)", "String.description", "String.init(_: T)", "String.init(describing:)",
      "String.init(stringLiteral:)", "String.init(_: S)",
    ]
    for type in ["String", "StringProtocol"] {
      names += ["\(type).lowercased()", "\(type).uppercased()"]
    }
    handOnParts(names)
  }
}

extension RuntimeValue {
  /// A text, or what is heard of one of which parts are known.
  var words: String {
    get throws {
      if let words = partlyKnown?.words { return words }
      return try string
    }
  }
}
