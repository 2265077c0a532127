// SwiftData: the declarations of DefaultHistoryToken.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultHistoryToken: HistoryToken, Comparable & Hashable & Identifiable & Sendable, Codable {
  typealias TokenType = [String: Int64]
  var id: Int { get }
  var tokenValue: DefaultHistoryToken.TokenType? { get }
  static func == (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool
  func hash(into hasher: inout Hasher)
  static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool
  typealias ID = Int
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}
