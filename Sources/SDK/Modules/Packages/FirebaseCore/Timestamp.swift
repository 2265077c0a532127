// FirebaseCore (github.com/firebase/firebase-ios-sdk): the declarations of Timestamp, as its documentation has them.

class Timestamp: NSObject, Codable {
  private enum CodingKeys: String, CodingKey { case seconds, nanoseconds }

  let seconds: Int64
  let nanoseconds: Int32

  init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
  convenience init(date: Date) {
    let whole = date.timeIntervalSince1970.rounded(.down)
    let rest = (date.timeIntervalSince1970 - whole) * 1_000_000_000
    self.init(seconds: Int64(whole), nanoseconds: Int32(rest))
  }
  convenience override init() { self.init(date: Date()) }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    seconds = try container.decode(Int64.self, forKey: .seconds)
    nanoseconds = try container.decode(Int32.self, forKey: .nanoseconds)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(nanoseconds, forKey: .nanoseconds)
  }
  func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }
  func compare(_ other: Timestamp) -> ComparisonResult { dateValue().compare(other.dateValue()) }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Timestamp else { return false }
    return seconds == other.seconds && nanoseconds == other.nanoseconds
  }
  override var hash: Int { Int(seconds) }
}
