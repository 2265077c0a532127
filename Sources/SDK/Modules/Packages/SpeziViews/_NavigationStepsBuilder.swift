// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of _NavigationStepsBuilder, as its documentation has them.

/// The steps of a stack, one for each view.
@resultBuilder enum _NavigationStepsBuilder {
  static func buildExpression(_ view: some View) -> [AnyView] { [AnyView(view)] }
  static func buildBlock(_ parts: [AnyView]...) -> [AnyView] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [AnyView]?) -> [AnyView] { part ?? [] }
  static func buildEither(first: [AnyView]) -> [AnyView] { first }
  static func buildEither(second: [AnyView]) -> [AnyView] { second }
  static func buildLimitedAvailability(_ part: [AnyView]) -> [AnyView] { part }
}
