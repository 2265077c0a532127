// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Store, as its documentation has them.

/// A state, and what its actions make of it.
@dynamicMemberLookup @Observable final class Store<State, Action> {
  private let read: () -> State
  private let run: (Action) -> Void
  /// The stores of parts, so that each is one store as long as its part is there.
  @ObservationIgnored private var children: [[AnyHashable]: AnyObject] = [:]

  init(_read read: @escaping () -> State, _run run: @escaping (Action) -> Void) {
    self.read = read
    self.run = run
  }

  convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    var box = _SharedBox(())
    var made: R?
    withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      box = _SharedBox(initialState())
      made = reducer()
    }
    let reducer = made!
    self.init(_read: { box.value as! State }, _run: { Store._reduce(box, reducer, $0) })
  }

  private static func _reduce<R: Reducer<State, Action>>(_ box: _SharedBox, _ reducer: R, _ action: Action) {
    var state = box.value as! State
    let effect = reducer.reduce(into: &state, action: action)
    box.value = state
    effect._run(Send { _reduce(box, reducer, $0) })
  }

  var state: State { read() }

  func _child<S, A>(_ place: [AnyHashable], _ make: () -> Store<S, A>) -> Store<S, A> {
    if let child = children[place] as? Store<S, A> { return child }
    let child = make()
    children[place] = child
    return child
  }
  func _forget(_ place: [AnyHashable]) { children[place] = nil }

  @discardableResult func send(_ action: Action) -> StoreTask {
    run(action)
    return StoreTask()
  }
  @discardableResult func send(_ action: Action, animation: Animation?) -> StoreTask { send(action) }
  func withState<R>(_ body: (State) -> R) -> R { body(read()) }

  subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { read()[keyPath: keyPath] }
  subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value
  where Action: BindableAction, Action.State == State {
    get { read()[keyPath: keyPath] }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}

extension Store: Identifiable {}

extension Store: Hashable {
  static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store: ObservableObject {}
