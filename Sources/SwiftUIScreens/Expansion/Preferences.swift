import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// A value that a view tells the views around it: `preference(key:value:)`.
struct Preference {
  /// The preference key's type.
  var key: Type
  var value: RuntimeValue
}

/// A modifier that does something with preferences, which is done when what is inside has told its own.
struct PreferenceUse {
  var call: RecordedCall
  var key: Type
  var place: Identity
  var around: Surroundings
}

extension ViewExpander {
  private static let preferenceModifiers: Set<String> = [
    "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
    "onPreferenceChange",
    "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  /// What a modifier does with preferences; nil where it does nothing with them.
  func preferenceUse(_ record: Record, at place: Identity, _ around: Surroundings) throws -> PreferenceUse? {
    guard ViewExpander.preferenceModifiers.contains(record.callee.name) else { return nil }
    let metatypes = machine.arguments(of: record).compactMap { _, value, type -> Type? in
      if case .metatype(let given) = value { return given }
      // The key that is left out is the one that the closure's parameter is of.
      if case .metatype(let implied) = type.kind { return implied }
      return nil
    }
    guard let key = metatypes.first else {
      throw Interruption.unknown("the key of .\(record.callee.name)", record.place)
    }
    return PreferenceUse(
      call: RecordedCall(record, machine), key: machine.plain(key), place: place, around: around)
  }

  /// What a modifier does with the preferences of what is inside of it: a view's own value takes the place of
  /// those of its parts; the parts' are joined as the key says.
  ///
  /// - Parameter first: where the preferences of the view and its parts begin.
  /// - Returns: what is laid over or behind the view because of them.
  func heed(_ use: PreferenceUse, from first: Int) throws -> Modifier? {
    switch use.call.name {
    case "preference":
      guard let value = use.call["value"] else { return nil }
      put(value.value, for: use.key, from: first)
    case "anchorPreference":
      guard let transform = use.call["transform"], case .function(let function) = transform.value else {
        break
      }
      put(try function.call(.host(ViewAnchor(use.place))), for: use.key, from: first)
      return nil
    case "transformPreference":
      guard let function = closure(of: use) else { break }
      try transform(use, from: first) { _ = try function.call(list: &$0) }
      return nil
    case "transformAnchorPreference":
      guard let function = closure(of: use) else { break }
      try transform(use, from: first) { given in
        given.append(.host(ViewAnchor(use.place)))
        _ = try function.call(list: &given)
      }
      return nil
    case "onPreferenceChange":
      try observe(use, from: first)
      return nil
    default: return try overlay(use, from: first)
    }
    return nil
  }

  /// What stands elsewhere tells the views around it nothing: a sheet, a pushed screen.
  func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
    let count = told.preferences.count
    defer { told.preferences.removeSubrange(count...) }
    return try body()
  }

  private func closure(of use: PreferenceUse) -> FunctionValue? {
    for argument in use.call.arguments.reversed() {
      if case .function(let function) = argument.value { return function }
    }
    return nil
  }

  private func put(_ value: RuntimeValue, for key: Type, from first: Int) {
    told.preferences[first...].removeAll { $0.key === key }
    told.preferences.append(Preference(key: key, value: value))
  }

  private func transform(
    _ use: PreferenceUse, from first: Int, _ body: (inout ContiguousArray<RuntimeValue>) throws -> Void
  ) throws {
    var given: ContiguousArray = [try joined(use.key, from: first)]
    try body(&given)
    put(given[0], for: use.key, from: first)
  }

  private func observe(_ use: PreferenceUse, from first: Int) throws {
    guard told.preferences[first...].contains(where: { $0.key === use.key }), let function = closure(of: use),
      let type = use.call.arguments.last?.type.function?.parameters.first?.type
    else { return }
    told.effects.changes.append(
      Effects.Change(
        identity: use.place, value: TypedValue(try joined(use.key, from: first), machine.plain(type)),
        isInitial: true, action: function, parameters: 1))
  }

  private func overlay(_ use: PreferenceUse, from first: Int) throws -> Modifier? {
    guard let function = closure(of: use), let type = use.call.arguments.last?.type.function else {
      return nil
    }
    let value = try joined(use.key, from: first)
    var arguments = try use.call.arguments.filter { $0.label == "alignment" }.map {
      Argument("alignment", try convert($0, at: use.place, use.around))
    }
    arguments.append(
      Argument(
        "content",
        .views(try content(function, type.result, [value], at: use.place.child("content"), use.around))))
    return Modifier(
      use.call.name == "overlayPreferenceValue" ? "overlay" : "background", arguments,
      source: use.call.location)
  }

  /// The values of the parts, joined by the key's `reduce` in the order of the views; the key's default value
  /// where there is none.
  private func joined(_ key: Type, from first: Int) throws -> RuntimeValue {
    let values = told.preferences[first...].filter { $0.key === key }.map(\.value)
    guard let keys = machine.nominal("PreferenceKey", of: "SwiftUI"),
      let initial = machine.requirement("defaultValue", of: keys),
      let reduce = machine.requirement("reduce", of: keys)
    else { throw Interruption.unknown("how preferences are joined") }
    guard var all = values.first else { return try machine.read(initial, of: .metatype(key), on: key) }
    for next in values.dropFirst() {
      var arguments: ContiguousArray<RuntimeValue> = [
        .metatype(key), all, .function(FunctionValue { _ in next }),
      ]
      all = .unset
      _ = try machine.call(member: reduce, on: key, own: [], &arguments)
      all = arguments[1]
    }
    return all
  }
}

/// `Anchor`: a place of a view, which only layout could tell.
final class ViewAnchor {
  let view: Identity

  init(_ view: Identity) { self.view = view }
}
