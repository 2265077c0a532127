// SwiftUI: the declarations of NSUserActivity.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension NSUserActivity {
  enum TypedPayloadError: Error {
    case invalidContent
    case encodingError
  }
  func typedPayload<T>(_ type: T.Type) throws -> T where T: Decodable, T: Encodable
  func setTypedPayload<T>(_ payload: T) throws where T: Decodable, T: Encodable
}

extension NSUserActivity.TypedPayloadError: Equatable {}

extension NSUserActivity.TypedPayloadError: Hashable {}
