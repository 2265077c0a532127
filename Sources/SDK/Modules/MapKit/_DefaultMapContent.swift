// MapKit: the declarations of _DefaultMapContent.
// Declared as the framework's interface has it, with code of our own.

struct _DefaultMapContent: View {
  typealias Body = Never
}
