// Swift's standard library: the declarations of Never.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum Never {}

extension Never: Sendable {}

extension Never: Error {}

extension Never: Equatable, Comparable, Hashable {
  static func < (a: Never, b: Never) -> Bool
  static func == (a: Never, b: Never) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Never: Identifiable {
  var id: Never { get }
  typealias ID = Never
}

extension Never: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Never: Decodable {
  init(from decoder: any Decoder) throws
}
