// MapKit: the declarations of UserAnnotation.
// Declared as the framework's interface has it, with code of our own.

struct UserAnnotation<Content>: MapContent where Content: View {
  init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content)
  init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.init(anchor: anchor) { content(UserLocation()) }
  }
  typealias Body = Never
}

extension UserAnnotation where Content == EmptyView {
  init(anchor: UnitPoint)
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  init()
}
