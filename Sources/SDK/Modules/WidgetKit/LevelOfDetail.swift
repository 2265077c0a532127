// WidgetKit: the declarations of LevelOfDetail.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LevelOfDetail: Equatable {
  static let `default`: LevelOfDetail
  static let simplified: LevelOfDetail
}
