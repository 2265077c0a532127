// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): what it sees.

@_exported import CasePaths
@_exported import Clocks
@_exported import Combine
@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import Perception
@_exported import Sharing
@_exported import SwiftNavigation
@_exported import SwiftUI
@_exported import SwiftUINavigation

typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
typealias EffectOf<R: Reducer> = Effect<R.Action>
typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable
typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
typealias PresentationState<State> = Presents<State>
typealias SendOf<R: Reducer> = Send<R.Action>
// What they are called before swift-sharing has a version of its own.
typealias PersistenceReaderKey<Value> = SharedReaderKey<Value>
typealias PersistenceKey<Value> = SharedKey<Value>
typealias PersistenceKeyDefault<Base: SharedReaderKey> = _SharedKeyDefault<Base>
typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
