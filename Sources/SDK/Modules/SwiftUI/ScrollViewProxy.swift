// SwiftUI: the declarations of ScrollViewProxy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollViewProxy {
  func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}
