// swiftui-introspect: the declarations of StepperType, as its documentation has them.

struct StepperType: IntrospectableViewType {
  init() {}
}
