// WidgetKit: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var isActivityUpdateReduced: Bool { get set }
  var widgetFamily: WidgetFamily { _givenWidgetFamily ?? _familyOutsideOfAWidget }
  /// The family of the preview around.
  var _givenWidgetFamily: WidgetFamily? {
    get { _values["widgetFamily"] as? WidgetFamily }
    set { _set("widgetFamily", newValue) }
  }
  /// That is not documented.
  var _familyOutsideOfAWidget: WidgetFamily { get }
  var levelOfDetail: LevelOfDetail { get set }
  var isActivityFullscreen: Bool { get }
  var widgetContentMargins: EdgeInsets { get }
  /// A phone shows a Live Activity in the medium one.
  /// https://developer.apple.com/documentation/widgetkit/activityfamily
  var activityFamily: ActivityFamily {
    get { _value("activityFamily", .medium) }
    set { _set("activityFamily", newValue) }
  }
  var supportedActivityFamilies: Set<ActivityFamily> { get set }
  var showsWidgetContainerBackground: Bool { get }
  var widgetRenderingMode: WidgetRenderingMode { get set }
  var showsWidgetLabel: Bool { get set }
}
