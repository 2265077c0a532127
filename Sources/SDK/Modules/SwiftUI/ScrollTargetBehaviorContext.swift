// SwiftUI: the declarations of ScrollTargetBehaviorContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@dynamicMemberLookup struct ScrollTargetBehaviorContext {
  var originalTarget: ScrollTarget { get }
  var velocity: CGVector { get }
  var contentSize: CGSize { get }
  var containerSize: CGSize { get }
  var axes: Axis.Set { get }
  subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
}
