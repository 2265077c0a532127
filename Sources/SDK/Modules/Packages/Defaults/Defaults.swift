// Defaults: the declarations of Defaults, as its documentation has them.

/// The user's defaults by keys that know their types. Values are kept as they are.
enum Defaults {
  protocol Serializable {}

  protocol Bridge<Value, Serializable> {
    associatedtype Value
    associatedtype Serializable
    func serialize(_ value: Value?) -> Serializable?
    func deserialize(_ object: Serializable?) -> Value?
  }

  protocol PreferRawRepresentable: RawRepresentable {}

  protocol CollectionSerializable: Collection, Serializable {
    init(_ elements: [Element])
  }

  class _AnyKey: Hashable {
    typealias Key<Value: Defaults.Serializable> = Defaults.Key<Value>

    let name: String
    let suite: UserDefaults

    init(name: String, suite: UserDefaults) {
      self.name = name
      self.suite = suite
    }

    func reset() { suite.removeObject(forKey: name) }

    static func == (lhs: _AnyKey, rhs: _AnyKey) -> Bool { lhs.name == rhs.name && lhs.suite == rhs.suite }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  typealias Keys = _AnyKey

  final class Key<Value: Serializable>: _AnyKey {
    private let makeDefault: () -> Value
    let _changes = PassthroughSubject<KeyChange<Value>, Never>()
    var defaultValue: Value { makeDefault() }

    init(
      _ name: String, default defaultValue: Value, suite: UserDefaults = .standard, iCloud: Bool = false
    ) {
      makeDefault = { defaultValue }
      super.init(name: name, suite: suite)
    }
    init(
      _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false,
      default defaultValueGetter: @escaping () -> Value
    ) {
      makeDefault = defaultValueGetter
      super.init(name: name, suite: suite)
    }
    convenience init<T>(
      _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false
    ) where Value == T? {
      self.init(name, default: nil, suite: suite)
    }

    override func reset() {
      let old = suite[self]
      super.reset()
      _changes.send(KeyChange(newValue: defaultValue, oldValue: old))
    }
  }

  struct KeyChange<Value: Serializable> {
    let newValue: Value
    let oldValue: Value

    init(newValue: Value, oldValue: Value) {
      self.newValue = newValue
      self.oldValue = oldValue
    }
  }

  enum ObservationOption {
    case initial, prior
  }

  typealias ObservationOptions = Set<ObservationOption>

  static subscript<Value: Serializable>(key: Key<Value>) -> Value {
    get { key.suite[key] }
    set { key.suite[key] = newValue }
  }

  static func reset(_ keys: _AnyKey...) { reset(keys) }
  static func reset(_ keys: [_AnyKey]) {
    for key in keys { key.reset() }
  }

  static func publisher<Value: Serializable>(
    _ key: Key<Value>, options: ObservationOptions = [.initial]
  ) -> AnyPublisher<KeyChange<Value>, Never> {
    guard options.contains(.initial) else { return key._changes.eraseToAnyPublisher() }
    let now = KeyChange(newValue: self[key], oldValue: self[key])
    return key._changes.prepend(now).eraseToAnyPublisher()
  }

  struct Toggle<Label: View>: View {
    private let key: Key<Bool>
    private let inverted: Bool
    private let label: () -> Label
    private var action: ((Bool) -> Void)?

    init(key: Key<Bool>, inverted: Bool = false, @ViewBuilder label: @escaping () -> Label) {
      self.key = key
      self.inverted = inverted
      self.label = label
    }

    var body: some View {
      let binding = Binding(
        get: { Defaults[key] != inverted },
        set: { isOn in
          Defaults[key] = isOn != inverted
          action?(isOn)
        })
      SwiftUI.Toggle(isOn: binding, label: label)
    }

    func onChange(_ action: @escaping (Bool) -> Void) -> Self {
      var copy = self
      copy.action = action
      return copy
    }
  }
}

extension Defaults.Key where Value: Equatable {
  var isDefaultValue: Bool { suite[self] == defaultValue }
}

extension Defaults.Toggle where Label == Text {
  init(_ title: some StringProtocol, key: Defaults.Key<Bool>, inverted: Bool = false) {
    self.init(key: key, inverted: inverted) { Text(title) }
  }
}

extension Defaults.Toggle where Label == SwiftUI.Label<Text, Image> {
  init(
    _ title: some StringProtocol, systemImage: String, key: Defaults.Key<Bool>, inverted: Bool = false
  ) {
    self.init(key: key, inverted: inverted) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
