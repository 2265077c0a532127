// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of CaseReducerState, as its documentation has them.

protocol CaseReducerState: CasePathable {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
