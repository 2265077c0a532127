// SwiftUI: the declarations of ViewAlignedScrollTargetBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  struct LimitBehavior {
    static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
  }
  init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
  init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
  init(anchor: UnitPoint?)
  func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext)
  func properties(context: ViewAlignedScrollTargetBehavior.PropertiesContext)
    -> ViewAlignedScrollTargetBehavior.Properties
}
