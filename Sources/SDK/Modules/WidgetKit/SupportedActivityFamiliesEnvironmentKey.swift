// WidgetKit: the declarations of SupportedActivityFamiliesEnvironmentKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  static var defaultValue: Set<ActivityFamily> { get }
  typealias Value = Set<ActivityFamily>
}
