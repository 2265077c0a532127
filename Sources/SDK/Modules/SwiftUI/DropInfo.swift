// SwiftUI: the declarations of DropInfo.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DropInfo {
  var location: CGPoint { get }
  func hasItemsConforming(to contentTypes: [UTType]) -> Bool
  func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
  func hasItemsConforming(to types: [String]) -> Bool
  func itemProviders(for types: [String]) -> [NSItemProvider]
}
