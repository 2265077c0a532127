// WidgetKit: the declarations of DynamicIslandExpandedRegionVerticalPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIslandExpandedRegionVerticalPlacement: Equatable {
  static let `default`: DynamicIslandExpandedRegionVerticalPlacement
  static let belowIfTooWide: DynamicIslandExpandedRegionVerticalPlacement
}
