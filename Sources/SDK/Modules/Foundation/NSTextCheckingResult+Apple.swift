// Foundation: the declarations of NSTextCheckingResult that only Apple's platforms have.

extension NSTextCheckingResult {
  var date: Date? { get }
  var timeZone: TimeZone? { get }
  var duration: TimeInterval { get }
  var url: URL? { get }
  var phoneNumber: String? { get }
  var addressComponents: [NSTextCheckingKey: String]? { get }
  var components: [NSTextCheckingKey: String]? { get }
}
