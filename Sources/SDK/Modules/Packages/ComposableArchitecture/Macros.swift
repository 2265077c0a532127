// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of macros, as its documentation has them.

@attached(member, names: named(State), named(Action), named(body))
@attached(extension, conformances: Reducer) macro Reducer()

@attached(member) @attached(extension, conformances: ObservableState) macro ObservableState()

@attached(accessor) macro ObservationStateIgnored()

@attached(extension) macro ViewAction<R: Reducer>(for: R.Type)
