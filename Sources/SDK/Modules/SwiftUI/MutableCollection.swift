// SwiftUI: the declarations of MutableCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension MutableCollection {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}
