import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// A publisher that a view listens to with `onReceive`.
struct Subscription {
  var publisher: TypedValue
  /// What runs for each value: that of the view as it is now.
  var action: FunctionValue
  /// Ends the subscription when it is let go.
  var cancellable: RuntimeValue
}

extension ScreenRun {
  /// Listens to each publisher from when its view appears; tells whether any of them is new.
  func subscribe(to receptions: [Effects.Reception]) throws -> Bool {
    var isNew = false
    for reception in receptions {
      if let held = state.subscriptions[reception.identity], isSame(held.publisher, reception.publisher) {
        state.subscriptions[reception.identity]?.action = reception.action
      } else {
        isNew = true
        try machine.doingUnasked("onReceive") { try subscribe(reception) }
      }
    }
    let gone = Set(state.subscriptions.keys).subtracting(receptions.map(\.identity))
    for identity in gone { end(identity) }
    return isNew
  }

  private func subscribe(_ reception: Effects.Reception) throws {
    let identity = reception.identity
    end(identity)
    guard let publishers = machine.nominal("Publisher", of: "Combine"),
      let sink = machine.program.memberTable(of: publishers).values(named: "sink")
        .first(where: { $0.labels == ["receiveValue"] })
    else { throw Interruption.unknown("how one listens to \(reception.publisher.type)") }
    state.subscriptions[identity] = Subscription(
      publisher: reception.publisher, action: reception.action, cancellable: .unset)
    let receive = FunctionValue { [unowned machine] arguments in
      try (machine.host as? ScreenRun)?.receive(arguments.first ?? .void, at: identity)
      return .void
    }
    var arguments: ContiguousArray<RuntimeValue> = [reception.publisher.value, .function(receive)]
    let cancellable = try machine.call(member: sink, on: reception.publisher.type, own: [], &arguments)
    state.subscriptions[identity]?.cancellable = cancellable
    takeOutput()
  }

  private func receive(_ value: RuntimeValue, at identity: Identity) throws {
    guard let subscription = state.subscriptions[identity] else { return }
    try machine.doingUnasked("onReceive") { _ = try subscription.action.call(value) }
    takeOutput()
  }

  /// What ends runs code of its own, which may look at the subscriptions.
  private func end(_ identity: Identity) {
    let ended = state.subscriptions.removeValue(forKey: identity)
    withExtendedLifetime(ended) {}
  }

  /// Whether a view that was made anew listens to the same. A publisher is a value made of others: it is
  /// another one where a part of it is, other than code.
  private func isSame(_ one: TypedValue, _ other: TypedValue) -> Bool {
    one.type === other.type && isSame(one.value, other.value)
  }

  private func isSame(_ one: RuntimeValue, _ other: RuntimeValue) -> Bool {
    switch (one, other) {
    case (.object(let one), .object(let other)): one.identity == other.identity
    case (.fields(let one), .fields(let other)), (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
    case (.enumCase(let one, let some), .enumCase(let other, let others)):
      one == other && some.count == others.count && zip(some, others).allSatisfy { isSame($0, $1) }
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.floating(let one), .floating(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.none(let one), .none(let other)): one == other
    case (.existential(let one), .existential(let other)):
      one.type === other.type && isSame(one.value, other.value)
    case (.function, .function), (.metatype, .metatype), (.unset, .unset): true
    case (.host(let one), .host(let other)):
      one === other || (one.value as? AnyHashable).map { $0 == (other.value as? AnyHashable) } ?? false
    default: false
    }
  }
}
