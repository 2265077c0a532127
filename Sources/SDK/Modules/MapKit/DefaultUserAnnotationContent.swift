// MapKit: the declarations of DefaultUserAnnotationContent.
// Declared as the framework's interface has it, with code of our own.

struct DefaultUserAnnotationContent: View {
  typealias Body = Never
}
