// SwiftUI: the declarations of OpenWindowAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OpenWindowAction {
  func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
  func callAsFunction(id: String)
  func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable
}
