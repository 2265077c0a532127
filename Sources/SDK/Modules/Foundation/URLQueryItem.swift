// Foundation: the declarations of URLQueryItem.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLQueryItem: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var name: String { get set }
  var value: String? { get set }
  var description: String { get }
  var debugDescription: String { get }
  init(name: String, value: String?)
  func hash(into hasher: inout Hasher)
  static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool
}
