// Foundation: the declarations of ListFormatter that only Apple's platforms have.

class ListFormatter: Formatter {
  var locale: Locale! = .autoupdatingCurrent
  var itemFormatter: Formatter?
  override init() {}
  class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
  func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }
  override func string(for obj: Any?) -> String? {
    guard let items = obj as? [Any] else { return nil }
    return string(from: items)
  }
}
