// MapKit: the declarations of _ConditionalContent.
// Declared as the framework's interface has it, with code of our own.

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  var body: Never { get }
  typealias Body = Never
}
