// Foundation: the declarations of UUID that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension UUID: ReferenceConvertible {
  typealias ReferenceType = NSUUID
}
