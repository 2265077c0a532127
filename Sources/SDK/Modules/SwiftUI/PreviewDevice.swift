// SwiftUI: the declarations of PreviewDevice.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String)
  init(stringLiteral: String)
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias RawValue = String
  typealias StringLiteralType = String
  typealias UnicodeScalarLiteralType = String
}
