// Foundation: the declarations of NSString that only Apple's platforms have.

extension NSString {
  convenience init(string: NSString)
  class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self
  class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String
  func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString
  func enumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
  func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void)
}
