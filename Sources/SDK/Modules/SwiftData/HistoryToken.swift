// SwiftData: the declarations of HistoryToken.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable {
  associatedtype TokenType: Decodable, Encodable, Hashable
  var tokenValue: Self.TokenType? { get }
}
