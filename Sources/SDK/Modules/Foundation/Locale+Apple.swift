// Foundation: the declarations of Locale that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension Locale: ReferenceConvertible {
  typealias ReferenceType = NSLocale
}
