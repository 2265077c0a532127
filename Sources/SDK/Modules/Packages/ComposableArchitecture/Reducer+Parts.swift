// swift-composable-architecture: what Reducer adds for parts of a state, as its documentation has it.

// A part's reducer runs first, then the one of the whole.
extension Reducer {
  func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, Presents<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child
  ) -> Reduce<State, Action> {
    let part = Case<Action>()[keyPath: action]
    let child = destination()
    return Reduce { whole, action in
      let given = part._value(in: action) as? PresentationAction<ChildAction>
      var effect = Effect<Action>.none
      if case .presented(let inner)? = given, var value = whole[keyPath: state].wrappedValue {
        let dismissal = _Dismissal()
        let own = dismissal._scope { child.reduce(into: &value, action: inner) }
        effect = own.map { part._whole(of: .presented($0)) }._dismissing(dismissal) {
          part._whole(of: .dismiss)
        }
        whole[keyPath: state].wrappedValue = value
      }
      let own = self.reduce(into: &whole, action: action)
      if case .dismiss? = given { whole[keyPath: state].wrappedValue = nil }
      return .merge(effect, own)
    }
  }

  func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then: () -> Child
  ) -> Reduce<State, Action> {
    let part = Case<Action>()[keyPath: action]
    let child = then()
    return Reduce { whole, action in
      var effect = Effect<Action>.none
      if let inner = part._value(in: action) as? ChildAction, var value = whole[keyPath: state] {
        effect = child.reduce(into: &value, action: inner).map { part._whole(of: $0) }
        whole[keyPath: state] = value
      }
      return .merge(effect, self.reduce(into: &whole, action: action))
    }
  }

  func forEach<ID: Hashable, ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> Reduce<State, Action> {
    let part = Case<Action>()[keyPath: action]
    let child = element()
    return Reduce { whole, action in
      var effect = Effect<Action>.none
      if case .element(let id, let inner)? = part._value(in: action) as? IdentifiedAction<ID, ElementAction>,
        var value = whole[keyPath: state][id: id]
      {
        effect = child.reduce(into: &value, action: inner).map {
          part._whole(of: .element(id: id, action: $0))
        }
        whole[keyPath: state][id: id] = value
      }
      return .merge(effect, self.reduce(into: &whole, action: action))
    }
  }

  func forEach<ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element
  ) -> Reduce<State, Action> {
    let part = Case<Action>()[keyPath: action]
    let child = destination()
    return Reduce { whole, action in
      var effect = Effect<Action>.none
      switch part._value(in: action) as? StackAction<ElementState, ElementAction> {
      case .element(let id, let inner)?:
        if var value = whole[keyPath: state][id: id] {
          let dismissal = _Dismissal()
          let own = dismissal._scope { child.reduce(into: &value, action: inner) }
          effect = own.map { part._whole(of: .element(id: id, action: $0)) }
            ._dismissing(dismissal) { part._whole(of: .popFrom(id: id)) }
          whole[keyPath: state][id: id] = value
        }
      case .popFrom(let id)?: whole[keyPath: state].pop(from: id)
      case .push(_, let pushed)?: whole[keyPath: state].append(pushed)
      case nil: break
      }
      return .merge(effect, self.reduce(into: &whole, action: action))
    }
  }

  // What is an enum of reducers brings its own.
  func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, Presents<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Reduce<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(state, action: action) { ChildState.StateReducer.body }
  }
  func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Reduce<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(state, action: action) { ChildState.StateReducer.body }
  }
  func forEach<ElementState: CaseReducerState, ElementAction>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Reduce<State, Action> where ElementState.StateReducer.Action == ElementAction {
    forEach(state, action: action) { ElementState.StateReducer.body }
  }
  // The state of a dialog goes with its first action, and has no reducer.
  func ifLet<Shown, ChildAction>(
    _ state: WritableKeyPath<State, Presents<Shown>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Reduce<State, Action> where Shown: _EphemeralState {
    let part = Case<Action>()[keyPath: action]
    return Reduce { whole, action in
      let given = part._value(in: action) as? PresentationAction<ChildAction>
      let own = self.reduce(into: &whole, action: action)
      if given != nil { whole[keyPath: state].wrappedValue = nil }
      return own
    }
  }

  func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ state: WritableKeyPath<State, WrappedState?>, action: CaseKeyPath<Action, WrappedAction>
  ) -> Reduce<State, Action> {
    let part = Case<Action>()[keyPath: action]
    return Reduce { whole, action in
      let wasShown = whole[keyPath: state] != nil
      let own = self.reduce(into: &whole, action: action)
      if wasShown, part._value(in: action) != nil { whole[keyPath: state] = nil }
      return own
    }
  }

  func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V, @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
  ) -> Reduce<State, Action> {
    Reduce { whole, action in
      let before = toValue(whole)
      let effect = self.reduce(into: &whole, action: action)
      let after = toValue(whole)
      if before == after { return effect }
      return .merge(effect, reducer(before, after).reduce(into: &whole, action: action))
    }
  }
}
