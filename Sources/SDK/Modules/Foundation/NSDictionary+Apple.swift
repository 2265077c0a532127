// Foundation: the declarations of NSDictionary that only Apple's platforms have.

extension NSDictionary {
  func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
  convenience init(dictionaryLiteral elements: (any NSCopying, Any)...)
}
