import EarshotViewTree
import EarshotVocabulary
import OrderedCollections

/// A value of the evaluated program.
///
/// Optionals are flat: a value, or `.none`. What can't be known is `.unknown`, which carries its
/// source text on and never stops the rest.
indirect enum Value: Sendable {
  case void
  /// `nil`.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A `LocalizedStringKey` or `LocalizedStringResource`: the key with its arguments.
  case localized(LocalizedText)
  case array([Value])
  /// A part of an array that begins behind its first element, with its place in it.
  case slice([Value], start: Int)
  case dictionary(OrderedDictionary<Value, Value>)
  case set(OrderedSet<Value>)
  case tuple([(label: String?, value: Value)])
  case range(RangeValue)
  case structure(StructValue)
  case enumeration(EnumValue)
  case object(ObjectReference)
  case closure(ClosureValue)
  case type(TypeValue)
  case keyPath(KeyPathValue)
  case binding(BindingValue)
  /// Views of the SDK with their modifiers; an app's own views are `.structure`.
  case view(ViewValue)
  /// A member without a known type, `.leading`, or a constant of an SDK type, `Color.red`.
  case symbol(SymbolValue)
  /// A value type of the SDK with named fields: `CGSize`, `UUID`, `GridItem`.
  case record(RecordValue)
  /// Seconds since 1970-01-01 00:00 UTC.
  case date(Double)
  case url(String)
  case attributed(TextContent)
  case unknown(UnknownValue)
}

struct LocalizedText: Sendable, Hashable {
  enum Segment: Sendable, Hashable {
    case literal(String)
    /// A value with the placeholder that stands for it in a catalog: `%@`, `%lld`.
    case argument(Value, placeholder: String)
    /// An image or a text with attributes inside the key.
    case content(TextContent)

    var isArgument: Bool {
      if case .literal = self { return false }
      return true
    }
  }

  var segments: [Segment]
  var table: String?
  /// The source text's own words where the key is only a key (`defaultValue:`).
  var defaultValue: String?
  /// The same with its arguments, where it has any.
  var defaultSegments: [Segment]?
  /// Whether the code says what to read where no catalog does.
  var hasOwnWords: Bool { defaultValue != nil || defaultSegments != nil }
  /// The file it is written in: catalogs near it come first.
  var file: String?

  init(_ string: String) { self.segments = string.isEmpty ? [] : [.literal(string)] }
  init(segments: [Segment]) { self.segments = segments }

  /// What is put into the text.
  var arguments: [Segment] {
    let own = segments.filter(\.isArgument)
    return own.isEmpty ? (defaultSegments ?? []).filter(\.isArgument) : own
  }

  /// The key as catalogs hold it: `"%lld items"`. A percent sign is doubled only beside
  /// arguments, where the text is a format.
  var key: String {
    let isFormat = segments.contains(where: \.isArgument)
    return segments.map { segment in
      switch segment {
      case .literal(let text):
        isFormat && text.utf8.contains(UInt8(ascii: "%"))
          ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text
      case .argument(_, let placeholder): placeholder
      case .content: "%@"
      }
    }.joined()
  }

  /// Where it is written makes no difference to what it says.
  static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a.segments == b.segments && a.table == b.table && a.defaultValue == b.defaultValue
      && a.defaultSegments == b.defaultSegments
  }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

struct RangeValue: Sendable, Hashable {
  /// nil: open on that side.
  var lower: Value?
  var upper: Value?
  var isClosed: Bool
}

struct StructValue: Sendable, Hashable {
  let type: TypeInfo
  var fields: [Value]
  /// What its type parameters stand for, where the call said so that made it.
  var typeArguments: [TypeValue] = []
  /// Where in the tree of views this value stands, once it does: the key of its state.
  var identity: Identity?

  static func == (a: StructValue, b: StructValue) -> Bool {
    a.type === b.type && a.fields == b.fields
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(fields)
  }
}

struct EnumValue: Sendable, Hashable {
  let type: TypeInfo
  var name: String
  var payload: [Value]
  var labels: [String?]

  static func == (a: EnumValue, b: EnumValue) -> Bool {
    a.type === b.type && a.name == b.name && a.payload == b.payload
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(payload)
  }
}

/// Which object of the heap.
struct ObjectReference: Sendable, Hashable {
  let id: Int
  let type: TypeInfo

  static func == (a: ObjectReference, b: ObjectReference) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A closure: code with what it captured, a bound method, or something that the system does.
struct ClosureValue: Sendable {
  enum Body: Sendable {
    case code(ClosureCode, FileCode)
    /// A function with the value it is a method of.
    case function(FunctionCode, owner: Value?, type: TypeInfo?)
    /// `SomeType.init` or an enum's case used as a function.
    case initializer(TypeValue)
    case enumCase(TypeInfo, String)
    case operatorNamed(String)
    /// A method of a library value used as a function: `strings.map(Int.init)`.
    case member(Value, String)
    case native(NativeFunction)
  }

  var body: Body
  var scope: Scope?
  /// Whether the type it was given says that it is a view builder.
  var isViewBuilder = false
  /// The builder of the app's that makes a value of what it collects.
  var builder: TypeInfo?
  /// The function type that it was given, for literals and members without a type inside.
  var type: TypeHint?
  /// The labels that `Type.init(a:b:)` names.
  var labels: [String?] = []
}

/// Functions of the system that view code calls through its environment.
enum NativeFunction: Sendable, Hashable {
  case dismiss(DismissTarget)
  case openURL
  case doNothing(String)
  /// Gives a stand-in of that type, named as the function is, for a function of the type's that nobody gave.
  case standIn(String, TypeName, owner: TypeValue?)
  /// Gives the same value whatever it is called with.
  case identity
}

enum DismissTarget: Sendable, Hashable {
  case none
  case pop(Identity)
  case setFalse(BindingValue)
  case setNil(BindingValue)
  /// Cuts a navigation path to so many entries.
  case truncate(BindingValue, Int)
}

struct TypeValue: Sendable, Hashable {
  /// The declared type; nil for a type of the SDK.
  var info: TypeInfo?
  var name: String
  var arguments: [TypeName] = []

  static func == (a: TypeValue, b: TypeValue) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct KeyPathValue: Sendable, Hashable {
  enum Component: Sendable, Hashable {
    case member(String)
    case index(Value)
    case optional
    case force
  }

  var root: String?
  var components: [Component]

  /// The last member's name: `dismiss` of `\.dismiss`.
  var name: String {
    for component in components.reversed() {
      if case .member(let name) = component { return name }
    }
    return "self"
  }
}

indirect enum BindingValue: Sendable, Hashable {
  case constant(Value)
  case state(Identity, String)
  case object(ObjectReference, String)
  case closures(get: ClosureValue, set: ClosureValue)
  case member(BindingValue, String)
  case index(BindingValue, Value)
  case element(BindingValue, at: Int)
  /// The one of an identified array that has this `id`, wherever it stands; nil while there is none.
  case identified(BindingValue, Value)
  case defaults(String, Value)
  /// A binding of an optional taken as one of its value.
  case unwrapped(BindingValue)
  case unknown(UnknownValue)
}

extension ClosureValue: Hashable {
  // Two closures are never the same, as in Swift, where they can't be compared.
  static func == (a: ClosureValue, b: ClosureValue) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

struct SymbolValue: Sendable, Hashable {
  /// The type it was written with, `Color` of `Color.red`; nil for an implicit member.
  var type: String?
  var name: String
  var arguments: [LabeledValue]?

  init(type: String? = nil, name: String, arguments: [LabeledValue]? = nil) {
    self.type = type
    self.name = name
    self.arguments = arguments
  }

  static func == (a: SymbolValue, b: SymbolValue) -> Bool {
    a.name == b.name && (a.arguments ?? []) == (b.arguments ?? [])
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct LabeledValue: Sendable, Hashable {
  var label: String?
  var value: Value
}

struct RecordValue: Sendable, Hashable {
  var type: String
  var fields: [LabeledValue]

  /// Data is the same where its bytes are, however they are held.
  static func == (a: RecordValue, b: RecordValue) -> Bool {
    guard a.type == b.type else { return false }
    return a.fields == b.fields || (a.type == "Data" && DataBytes.areEqual(a, b))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    if type == "Data" { hasher.combine(DataBytes.bytes(of: self)) } else { hasher.combine(fields) }
  }

  subscript(_ label: String) -> Value? {
    get { fields.first { $0.label == label }?.value }
    set {
      if let index = fields.firstIndex(where: { $0.label == label }) {
        if let newValue { fields[index].value = newValue }
      } else if let newValue {
        fields.append(LabeledValue(label: label, value: newValue))
      }
    }
  }
}

struct UnknownValue: Sendable, Hashable {
  /// The source text, which is what is spoken.
  var source: String
  /// The name that is missing.
  var missing: String
  /// Closures it was called with: the content it keeps where it stands for a view.
  var content: [ClosureValue] = []
  var isCall = false
  /// What a type from outside was made with, by label: what its properties of that name read as.
  var fields: [LabeledValue] = []
  /// The type from outside that this is a value of: what the app adds to it can be evaluated.
  var type: String?
}
