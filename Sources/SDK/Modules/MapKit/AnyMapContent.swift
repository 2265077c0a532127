// MapKit: the declarations of AnyMapContent.
// Declared as the framework's interface has it, with code of our own.

struct AnyMapContent: MapContent {
  init<Content>(_ content: Content) where Content: MapContent
  typealias Body = Never
}
