import EarshotVocabulary

extension Machine {
  /// Writes down that a stored value was read.
  @inline(__always)
  func noteRead(_ place: @autoclosure () -> StoredPlace, _ value: Value?) {
    if reads.isOpen { reads.note(place(), Stored(value)) }
  }

  /// What stands in a place now.
  func stored(in place: StoredPlace) -> Stored {
    switch place {
    case .state(let identity, let name):
      return .value(state.states[AppState.StateKey(identity: identity, name: name)] ?? .none)
    case .field(let id, let name):
      return Stored(state.objects.indices.contains(id) ? state.objects[id].fields[name] : nil)
    case .shared(let key): return Stored(state.statics[key])
    case .defaults(let key): return Stored(state.defaults[key])
    case .surroundings(let identity):
      return surroundingsByIdentity[identity].map { .surroundings($0) } ?? .nothing
    }
  }

  /// Whether the code that read these would read the same now.
  func stillHold(_ reads: [Dependency]) -> Bool {
    for read in reads where isChanged(read) {
      let places = self.reads.places
      switch read {
      case .whole: return false
      case .isEqual(let number, let other, let result):
        guard let value = places.value(number), value.isElementary, equal(value, other) == result else {
          return false
        }
      case .element(let number, let index, let element):
        var sameness = Sameness()
        guard case .array(let values)? = places.value(number), values.indices.contains(index),
          sameness.same(values[index], element)
        else { return false }
      }
    }
    return true
  }

  /// Whether a place that was read holds something else now.
  private func isChanged(_ read: Dependency) -> Bool {
    switch read {
    case .whole(let number), .isEqual(let number, _, _), .element(let number, _, _):
      reads.places.isChanged[number]
    }
  }

  // MARK: What surrounds views

  /// Puts a view of the app into what surrounds it.
  func place(_ identity: Identity, in around: Surroundings) {
    surroundingsByIdentity[identity] = around
    placed.append((identity, around))
    reads.places.put(around, at: identity)
  }

  /// Keeps the state of a view that is on the screen.
  func keep(_ identity: Identity) {
    liveStates.insert(identity)
    kept.append(identity)
  }

  // MARK: Reads of less than a whole

  /// `row == marked`: what counts of `marked` is whether it is that row.
  func narrow(
    _ left: (expression: Expression, value: Value, mark: Int),
    _ right: (expression: Expression, value: Value, mark: Int), in scope: Scope
  ) {
    guard left.value.isElementary, right.value.isElementary, project.operators["=="] == nil else { return }
    if let place = reads.lastPlace(since: right.mark) {
      guard isAll(right.expression, right.value, of: place, in: scope) else { return }
      reads.narrow(to: .isEqual(place, left.value, equal(left.value, right.value)))
    } else if reads.mark == right.mark, let place = reads.lastPlace(since: left.mark) {
      guard isAll(left.expression, left.value, of: place, in: scope) else { return }
      reads.narrow(to: .isEqual(place, right.value, equal(left.value, right.value)))
    }
  }

  /// Whether an expression is that place's value as it stands, and nothing is computed on the way.
  private func isAll(_ expression: Expression, _ value: Value, of number: Int, in scope: Scope) -> Bool {
    var sameness = Sameness()
    guard let held = reads.places.value(number), sameness.same(held, value) else { return false }
    let place = reads.places.place(number)
    switch expression.kind {
    case .name(let name):
      if let found = scope.find(name) {
        guard case .state(let binding) = found.scope.variables[found.index].kind else { return false }
        return isPlace(binding, place)
      }
      return isStored(name, of: scope.find("self").map { $0.scope.variables[$0.index].value }, place)
    case .postfix(let base, let steps):
      guard steps.count == 1, case .member(let name, _) = steps[0], case .name(let owner) = base.kind,
        let found = scope.find(owner), case .plain = found.scope.variables[found.index].kind
      else { return false }
      return isStored(name, of: found.scope.variables[found.index].value, place)
    default: return false
    }
  }

  private func isStored(_ name: String, of owner: Value?, _ place: StoredPlace) -> Bool {
    switch owner {
    case .structure(let instance)?:
      guard let index = instance.type.fieldIndex[name],
        let binding = storage(
          of: instance.type.storedProperties[index], instance.fields[index], in: instance)
      else { return false }
      return isPlace(binding, place)
    case .object(let reference)?: return place == .field(reference.id, name)
    default: return false
    }
  }

  /// Whether a binding is to the whole of a place.
  func isPlace(_ binding: BindingValue, _ place: StoredPlace) -> Bool {
    switch binding {
    case .state(let identity, let name): place == .state(identity, name)
    case .object(let reference, let name): place == .field(reference.id, name)
    case .defaults(let key, _): place == .defaults(key)
    default: false
    }
  }

  /// One element of an array that a binding holds: the others don't count.
  func narrow(to index: Int, of values: [Value], in base: BindingValue, since mark: Int) {
    guard reads.isOpen, let number = reads.lastPlace(since: mark), reads.mark == mark + 1,
      isPlace(base, reads.places.place(number)), case .array(let held)? = reads.places.value(number),
      held.isSameStorage(as: values)
    else { return }
    reads.narrow(to: .element(number, at: index, values[index]))
  }
}

extension Value {
  /// A value of the language's own whose equality nothing redefines.
  var isElementary: Bool {
    switch self {
    case .none, .bool, .int, .double, .string, .date, .url: return true
    case .record(let record) where record.type == "UUID":
      return record.fields.allSatisfy(\.value.isElementary)
    default: return false
    }
  }
}

extension [Value] {
  /// Whether two arrays are one and the same, which is quickly told.
  func isSameStorage(as other: [Value]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
      }
  }
}
