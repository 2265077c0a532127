// Foundation: the declarations of DateInterval that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension DateInterval: ReferenceConvertible {
  typealias ReferenceType = NSDateInterval
}
