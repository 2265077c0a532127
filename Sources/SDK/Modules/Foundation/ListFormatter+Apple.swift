// Foundation: the declarations of ListFormatter that only Apple's platforms have.

class ListFormatter: Formatter {
  var locale: Locale! { get set }
  var itemFormatter: Formatter? { get set }
  override init()
  class func localizedString(byJoining strings: [String]) -> String
  func string(from items: [Any]) -> String?
}
