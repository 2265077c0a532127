// MapKit: the declarations of Group.
// Declared as the framework's interface has it, with code of our own.

extension Group: MapContent where Content: MapContent {
  init(@MapContentBuilder content: () -> Content)
  var body: Never { get }
  typealias Body = Never
}
