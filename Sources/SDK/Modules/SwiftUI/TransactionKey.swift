// SwiftUI: the declarations of TransactionKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
