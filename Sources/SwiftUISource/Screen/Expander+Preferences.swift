import EarshotViewTree
import EarshotVocabulary

/// A value that a view tells the views around it: `preference(key:value:)`.
struct Preference: Sendable {
  /// The preference key's type.
  var key: TypeValue
  var value: Value
}

extension Expander {
  /// What modifiers do with the preferences of what is inside them, from the innermost outwards: a
  /// view's own value takes the place of those of its parts; the parts' are joined as the key says.
  ///
  /// - Parameter first: where the preferences of the view and its parts begin.
  /// - Returns: what is laid over or behind the view because of them.
  func heed(
    preferencesFrom first: Int, _ modifiers: ArraySlice<ModifierValue>, of identity: Identity,
    _ around: Surroundings
  ) -> [Modifier] {
    var shown: [Modifier] = []
    for (index, modifier) in zip(modifiers.indices, modifiers) {
      guard Expander.preferenceModifiers.contains(modifier.name), let key = preferenceKey(of: modifier)
      else { continue }
      let place = identity.child("modifier").child(index)
      switch modifier.name {
      case "preference":
        guard let value = modifier.argument("value") else { continue }
        put(value, for: key, from: first)
      case "transformPreference":
        transform(modifier, key, from: first, around)
      case "onPreferenceChange":
        observe(modifier, key, from: first, at: place, around)
      default:
        if let node = overlay(modifier, key, from: first, at: place, around) { shown.append(node) }
      }
    }
    return shown
  }

  private static let preferenceModifiers: Set<String> = [
    "preference", "transformPreference", "onPreferenceChange", "overlayPreferenceValue",
    "backgroundPreferenceValue",
  ]

  private func preferenceKey(of modifier: ModifierValue) -> TypeValue? {
    guard case .type(let type)? = modifier.argument("key") ?? modifier.unlabeled() else { return nil }
    return type
  }

  private func put(_ value: Value, for key: TypeValue, from first: Int) {
    preferences[first...].removeAll { $0.key == key }
    preferences.append(Preference(key: key, value: value))
  }

  private func closure(of modifier: ModifierValue) -> ClosureValue? {
    for argument in modifier.arguments.reversed() {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }

  private func transform(
    _ modifier: ModifierValue, _ key: TypeValue, from first: Int, _ around: Surroundings
  ) {
    guard let closure = closure(of: modifier), var value = joined(key, from: first, around) else { return }
    let made: Void? = guarded(around) { () throws(Interrupt) in
      try machine.call(closure, changing: &value, [], machine.placeholder(modifier.file))
    }
    if made != nil { put(value, for: key, from: first) }
  }

  private func observe(
    _ modifier: ModifierValue, _ key: TypeValue, from first: Int, at place: Identity, _ around: Surroundings
  ) {
    guard preferences[first...].contains(where: { $0.key == key }), let closure = closure(of: modifier),
      let value = joined(key, from: first, around)
    else { return }
    changes.append(ObservedChange(identity: place, value: value, isInitial: true, action: closure))
  }

  private func overlay(
    _ modifier: ModifierValue, _ key: TypeValue, from first: Int, at place: Identity, _ around: Surroundings
  ) -> Modifier? {
    guard let closure = closure(of: modifier), let value = joined(key, from: first, around) else {
      return nil
    }
    let nodes = content(closure, [value], under: place, around)
    return Modifier(
      modifier.name == "overlayPreferenceValue" ? "overlay" : "background",
      [Argument("content", .views(nodes))], source: machine.location(modifier.file, modifier.start))
  }

  /// The values of the parts, joined by the key's `reduce`; its default value where there is none.
  private func joined(_ key: TypeValue, from first: Int, _ around: Surroundings) -> Value? {
    let values = preferences[first...].filter { $0.key == key }.map(\.value)
    guard let info = key.info else { return values.last }
    return guarded(around) { () throws(Interrupt) in try self.machine.reduced(values, by: info) } ?? nil
  }
}

extension Machine {
  /// `Key.reduce(value: &all, nextValue: { next })` over the values, in the order of the views.
  fileprivate func reduced(_ values: [Value], by key: TypeInfo) throws(Interrupt) -> Value? {
    guard var all = values.first else {
      return try staticMember("defaultValue", of: key, arguments: nil)
    }
    let type = Value.type(TypeValue(info: key, name: key.name))
    let place = placeholder(key.declaration?.file)
    guard values.count > 1,
      case .closure(let reduce)? = try declaredMember("reduce", of: type, file: nil, start: 0)
    else { return values.last }
    for next in values.dropFirst() {
      try call(reduce, changing: &all, [.closure(giving(next, place))], place)
    }
    return all
  }

  /// A closure that gives one value.
  private func giving(_ value: Value, _ place: Expression) -> ClosureValue {
    let name = "\u{1}next"
    let scope = Scope(parent: nil, file: place.file)
    scope.declare(name, value)
    let expression = Expression(.name(name), start: place.start, end: place.end, file: place.file)
    let body = Statement(.expression(expression), start: place.start, file: place.file)
    return ClosureValue(
      body: .code(ClosureCode(parameters: [], captures: [], body: [body], shorthandCount: 0), place.file),
      scope: scope)
  }
}
