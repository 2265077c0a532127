// Foundation: the declarations of AttributeContainer that only Apple's platforms have.

extension AttributeContainer {
  /// Attributes that say how a text looks are left out: nobody hears them.
  init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    switch dictionary[NSAttributedString.Key("NSLink")] {
    case let link as URL: self.link = link
    case let link as String: self.link = URL(string: link)
    default: break
    }
    if let intent = dictionary[.inlinePresentationIntent] as? UInt {
      self.inlinePresentationIntent = InlinePresentationIntent(rawValue: intent)
    }
  }
}
