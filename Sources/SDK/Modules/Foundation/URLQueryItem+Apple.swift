// Foundation: the declarations of URLQueryItem that only Apple's platforms have.

// https://developer.apple.com/documentation/swift/working-with-foundation-types
extension URLQueryItem: ReferenceConvertible {
  typealias ReferenceType = NSURLQueryItem
}
