// Swift's standard library: the declarations of FloatingPointSign.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum FloatingPointSign: Int, Sendable {
  case plus
  case minus
  init?(rawValue: Int)
  var rawValue: Int { get }
  static func == (a: FloatingPointSign, b: FloatingPointSign) -> Bool
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
  typealias RawValue = Int
}

extension FloatingPointSign: Equatable {}

extension FloatingPointSign: Hashable {}

extension FloatingPointSign: RawRepresentable {}
