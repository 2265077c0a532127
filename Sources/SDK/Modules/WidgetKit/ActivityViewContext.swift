// WidgetKit: the declarations of ActivityViewContext.
// Declared as the framework's interface has it, with code of our own.

struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  var activityID: String = ""
  var attributes: Attributes
  var state: Attributes.ContentState
  var isStale: Bool = false
}
