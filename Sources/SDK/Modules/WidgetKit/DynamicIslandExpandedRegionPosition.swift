// WidgetKit: the declarations of DynamicIslandExpandedRegionPosition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIslandExpandedRegionPosition {
  static let leading: DynamicIslandExpandedRegionPosition
  static let trailing: DynamicIslandExpandedRegionPosition
  static let center: DynamicIslandExpandedRegionPosition
  static let bottom: DynamicIslandExpandedRegionPosition
}
