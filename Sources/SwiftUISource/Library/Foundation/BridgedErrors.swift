import OrderedCollections

/// An error of the app's as an `NSError`.
extension Machine {
  /// `error as NSError`; nil where a value is no error of the app's.
  func bridged(error value: Value) throws(Interrupt) -> Value? {
    guard let info = declaredInfo(of: value), isError(info) else { return nil }
    let domain = try staticMember("errorDomain", of: info, arguments: nil) ?? .string(info.name)
    var details = OrderedDictionary<Value, Value>()
    if case .dictionary(let own)? = try declaredMember("errorUserInfo", of: value, file: nil, start: 0) {
      details = own
    }
    for (member, key) in Machine.errorTexts where details[.string(key)] == nil {
      guard let text = try declaredMember(member, of: value, file: nil, start: 0), string(text) != nil else {
        continue
      }
      details[.string(key)] = text
    }
    return .record(
      "NSError", ["domain": domain, "code": .int(try errorCode(of: value)), "userInfo": .dictionary(details)])
  }

  /// The number that Swift gives an error: its own, a raw value, the place of its case, where those that carry
  /// something come first.
  func errorCode(of value: Value) throws(Interrupt) -> Int {
    if let own = try declaredMember("errorCode", of: value, file: nil, start: 0)?.exactInt { return own }
    guard case .enumeration(let instance) = value else { return 1 }
    if let raw = try member("rawValue", of: value, file: nil, start: 0, isOptionalLookUp: true)?.exactInt {
      return raw
    }
    let cases = instance.type.cases
    let ordered = cases.filter { !$0.payload.isEmpty } + cases.filter(\.payload.isEmpty)
    return ordered.firstIndex { $0.name == instance.name } ?? 0
  }

  /// What an `NSError` has by itself: no extension of a protocol takes its place.
  static let membersOfNSError: Set<String> = [
    "domain", "code", "userInfo", "localizedDescription", "localizedFailureReason",
    "localizedRecoverySuggestion", "description", "debugDescription",
  ]

  /// What `print` writes of an `NSError`.
  func errorDescription(_ error: RecordValue) -> String {
    let domain = string(error["domain"]) ?? ""
    var text = "(null)"
    if case .dictionary(let details)? = error["userInfo"],
      let own = string(details[.string("NSLocalizedDescription")])
    {
      text = own
    }
    return "Error Domain=\(domain) Code=\(error["code"]?.exactInt ?? 0) \"\(text)\""
      + (text == "(null)" ? "" : " UserInfo={NSLocalizedDescription=\(text)}")
  }

  private func isError(_ info: TypeInfo) -> Bool {
    let names = project.allNames(of: info)
    return ["Error", "LocalizedError", "CustomNSError"].contains { names.contains($0) }
  }

  private static let errorTexts = [
    ("errorDescription", "NSLocalizedDescription"), ("failureReason", "NSLocalizedFailureReason"),
    ("recoverySuggestion", "NSLocalizedRecoverySuggestion"),
  ]
}
