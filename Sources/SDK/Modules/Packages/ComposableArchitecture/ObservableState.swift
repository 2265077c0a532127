// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of ObservableState, as its documentation has them.

protocol ObservableState {}
