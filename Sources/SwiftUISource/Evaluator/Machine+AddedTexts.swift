/// What an app adds to `String`, named without its type in calls of the SDK's: `defaults.bool(forKey: .isSteeped)`,
/// `names.joined(separator: .comma)`.
extension Machine {
  /// `String`, where an argument names what the app adds to texts and to nothing else.
  func addedText(_ argument: CallArgument) -> TypeHint? {
    guard let name = argument.value.impliedName, argument.label.map(Machine.textLabels.contains) ?? true,
      isStatic(name, of: project.extensions["String"] ?? [])
    else { return nil }
    let isOfOthers = project.extensions.contains { type, added in
      type != "String" && type != "View" && isStatic(name, of: added)
    }
    return isOfOthers && argument.label != "forKey" ? nil : .named("String")
  }

  private func isStatic(_ name: String, of types: [TypeInfo]) -> Bool {
    types.contains { $0.staticProperties[name] != nil || $0.staticFunctions[name] != nil }
  }

  /// Labels behind which Foundation's and UIKit's methods take a text.
  private static let textLabels: Set<String> = [
    "forKey", "forKeyPath", "key", "separator", "separatedBy", "of", "with", "withString", "named", "string",
    "text", "title", "message", "identifier", "forResource", "withExtension", "ofType", "suiteName", "format",
    "contentsOf", "appending", "component", "path", "forInfoDictionaryKey", "withIdentifier", "prefix",
  ]
}

extension Expression {
  /// The name that a chain without a type starts with: `comma` of `.comma.trimmed`.
  var impliedName: String? {
    switch kind {
    case .implicitMember(let name): name
    case .postfix(let base, _): base.impliedName
    default: nil
    }
  }
}
