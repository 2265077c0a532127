// SwiftUI: the declarations of ScrollTargetBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  func properties(context: Self.PropertiesContext) -> Self.Properties
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  static var paging: PagingScrollTargetBehavior { get }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  static var viewAligned: ViewAlignedScrollTargetBehavior { get }
  static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
  static func viewAligned(anchor: UnitPoint?) -> Self
  static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
    -> Self
}
