// SwiftUI: the declarations of DismissWindowAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DismissWindowAction {
  func callAsFunction()
  func callAsFunction(id: String)
  func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
  func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable
}
