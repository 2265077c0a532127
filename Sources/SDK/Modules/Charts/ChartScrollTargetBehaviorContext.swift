// Charts: the declarations of ChartScrollTargetBehaviorContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@dynamicMemberLookup struct ChartScrollTargetBehaviorContext {
  var chartProxy: ChartProxy { get }
  subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { get }
}
