// Charts: the declarations of PagingScrollTargetBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}
