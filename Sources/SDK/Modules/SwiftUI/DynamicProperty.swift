// SwiftUI: the declarations of DynamicProperty.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  mutating func update()
}
