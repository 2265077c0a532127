// SwiftUI: the declarations of PagingScrollTargetBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  init()
  func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext)
  func properties(context: PagingScrollTargetBehavior.PropertiesContext)
    -> PagingScrollTargetBehavior.Properties
}
