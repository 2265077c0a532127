// WidgetKit: the declarations of EnvironmentValues.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension EnvironmentValues {
  var isActivityUpdateReduced: Bool { get set }
  var widgetFamily: WidgetFamily { get }
  var levelOfDetail: LevelOfDetail { get set }
  var isActivityFullscreen: Bool { get }
  var widgetContentMargins: EdgeInsets { get }
  var activityFamily: ActivityFamily { get set }
  var supportedActivityFamilies: Set<ActivityFamily> { get set }
  var showsWidgetContainerBackground: Bool { get }
  var widgetRenderingMode: WidgetRenderingMode { get set }
  var showsWidgetLabel: Bool { get set }
}
