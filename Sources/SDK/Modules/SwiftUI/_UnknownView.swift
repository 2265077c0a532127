// What stands for views that nothing here declares.

/// A view that is not known.
struct _UnknownView: View {
  typealias Body = Never
}
