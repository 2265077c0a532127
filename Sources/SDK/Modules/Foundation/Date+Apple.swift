// Foundation: the declarations of Date that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension Date: ReferenceConvertible {
  typealias ReferenceType = NSDate
}
