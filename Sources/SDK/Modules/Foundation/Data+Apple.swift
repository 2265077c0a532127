// Foundation: the declarations of Data that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension Data: ReferenceConvertible {
  typealias ReferenceType = NSData
}
