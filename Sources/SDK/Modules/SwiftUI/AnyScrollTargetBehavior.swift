// SwiftUI: the declarations of AnyScrollTargetBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  var base: any ScrollTargetBehavior { get set }
  init(_ base: some ScrollTargetBehavior)
  func updateTarget(_ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext)
  func properties(context: AnyScrollTargetBehavior.PropertiesContext) -> AnyScrollTargetBehavior.Properties
}
