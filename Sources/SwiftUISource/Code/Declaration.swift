import Synchronization

/// One Swift file with what is needed to name places in it.
final class FileCode: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The folder of tests that it lies in, with the slash behind it: no code outside sees what is declared there.
  private let testFolder: String?
  /// The folders beside `Sources` that it lies in, `Sources/Quay/…` before `Quay/Sources/…`: a target's where any file
  /// imports one of that name.
  let modules: [String]
  /// The modules that it imports.
  let imports: Deferred<Set<String>>
  private let lineStarts: Mutex<[Int]?> = Mutex(nil)

  /// Whether it stands in for a library: what goes wrong there is told of what called it.
  let isStandIn: Bool
  /// Whether no target compiles it.
  let isLeftOver: Bool

  init(path: String, bytes: [UInt8], isStandIn: Bool = false, isLeftOver: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isStandIn = isStandIn
    self.isLeftOver = isLeftOver
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let sources = folders.lastIndex(of: "Sources")
    modules =
      sources.map { [$0 + 1, $0 - 1].filter(folders.indices.contains).map { String(folders[$0]) } } ?? []
    imports = Deferred { ImportedModules(of: [SourceFile(path: path, bytes: bytes)]).names }
    testFolder = folders.lastIndex { $0.hasSuffix("Tests") }
      .map { folders[...$0].joined(separator: "/") + "/" }
  }

  /// Whether code of a file can name what this one declares: what belongs to tests is theirs alone, and what is
  /// left over its own.
  func isVisible(from other: FileCode) -> Bool {
    if isLeftOver { return other === self }
    return testFolder.map { other.path.hasPrefix($0) } ?? true
  }

  /// 1-based line and column of a UTF-8 offset.
  func place(_ offset: Int) -> (line: Int, column: Int) {
    let starts = lineStarts.withLock { cached in
      if let cached { return cached }
      var starts = [0]
      for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
      cached = starts
      return starts
    }
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes between two offsets with every run of ASCII white space as one, up to about `limit` bytes.
  private func collapsed(_ start: Int, _ end: Int, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var position = start
    while position < end, result.count < limit || bytes[position] & 0xC0 == 0x80 {
      let byte = bytes[position]
      position += 1
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if result.last != 0x20 { result.append(0x20) }
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The source text between two offsets, on one line and at most `limit` characters long.
  func text(_ start: Int, _ end: Int, limit: Int = 60) -> String {
    guard start >= 0, start < end, end <= bytes.count else { return "" }
    // Of a long closure only the beginning is shown.
    let bytes = collapsed(start, end, limit: limit * 16)
    let raw = String(decoding: bytes, as: UTF8.self)
    // What is plain is on one line by now, and as long as its bytes.
    if bytes.count <= limit, bytes.first != 0x20, bytes.last != 0x20,
      bytes.allSatisfy({ (0x20..<0x7F).contains($0) })
    {
      return raw
    }
    let line = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}

/// Something that is made on first use and kept; safe to ask from several threads.
final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> Value) { self.state = Mutex(.pending(make)) }
  init(value: Value) { self.state = Mutex(.made(value)) }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

struct ParameterCode: Sendable {
  /// nil for `_`.
  var label: String?
  var name: String
  var type: TypeName
  var defaultValue: Expression?
  var isInOut = false
  var isVariadic = false
  var isViewBuilder = false
  var isAutoclosure = false
  /// The attribute that may name a result builder of the app's.
  var builder: String?
}

/// A function, an initializer, a subscript's getter or an operator.
final class FunctionCode: Sendable {
  let name: String
  let parameters: [ParameterCode]
  let result: TypeName?
  let genericParameters: [String]
  /// The protocols of each type parameter that has any.
  let constraints: [String: [String]]
  let isStatic: Bool
  let isMutating: Bool
  let isFailable: Bool
  let isViewBuilder: Bool
  let isAsync: Bool
  let isConvenience: Bool
  /// The attribute that may name a result builder of the app's.
  let builder: String?
  /// `@_disfavoredOverload`: one that others of the name come before.
  let isDisfavored: Bool
  /// Which iOS versions it is for, from `@available`.
  let availableFrom: Int?
  let body: Deferred<[Statement]?>
  let start: Int
  let file: FileCode

  init(
    name: String, parameters: [ParameterCode], result: TypeName?, genericParameters: [String],
    constraints: [String: [String]] = [:], isStatic: Bool, isMutating: Bool, isFailable: Bool,
    isViewBuilder: Bool, isAsync: Bool,
    isConvenience: Bool = false, isDisfavored: Bool = false, builder: String? = nil, availableFrom: Int?,
    body: Deferred<[Statement]?>, start: Int, file: FileCode
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.genericParameters = genericParameters
    self.constraints = constraints
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isFailable = isFailable
    self.isViewBuilder = isViewBuilder
    self.isAsync = isAsync
    self.isConvenience = isConvenience
    self.builder = builder
    self.isDisfavored = isDisfavored
    self.availableFrom = availableFrom
    self.body = body
    self.start = start
    self.file = file
  }
}

/// A stored or computed property.
final class PropertyCode: Sendable {
  let name: String
  let type: TypeName?
  let initial: Expression?
  let wrappers: [PropertyWrapperUse]
  let isLet: Bool
  let isStatic: Bool
  let isLazy: Bool
  let isComputed: Bool
  let isViewBuilder: Bool
  /// The attribute that may name a result builder of the app's.
  let builder: String?
  let getter: Deferred<[Statement]?>
  let setter: Deferred<AccessorCode?>
  let willSet: Deferred<AccessorCode?>
  let didSet: Deferred<AccessorCode?>
  let hasSetter: Bool
  let hasObservers: Bool
  /// `var tides: [Tide]!`
  let isImplicitlyUnwrapped: Bool
  let start: Int
  let file: FileCode

  init(
    name: String, type: TypeName?, initial: Expression?, wrappers: [PropertyWrapperUse],
    isLet: Bool, isStatic: Bool, isLazy: Bool, isComputed: Bool, isViewBuilder: Bool, builder: String? = nil,
    getter: Deferred<[Statement]?>, setter: Deferred<AccessorCode?>,
    willSet: Deferred<AccessorCode?>, didSet: Deferred<AccessorCode?>, hasSetter: Bool,
    hasObservers: Bool, isImplicitlyUnwrapped: Bool = false, start: Int, file: FileCode
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.wrappers = wrappers
    self.isLet = isLet
    self.isStatic = isStatic
    self.isLazy = isLazy
    self.isComputed = isComputed
    self.isViewBuilder = isViewBuilder
    self.builder = builder
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
    self.hasSetter = hasSetter
    self.hasObservers = hasObservers
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.start = start
    self.file = file
  }

  /// Whether Core Data keeps it (`@NSManaged`).
  var isManaged: Bool { wrappers.contains { $0.name == "NSManaged" } }

  /// The same property with a value to begin with.
  func beginning(with initial: Expression) -> PropertyCode {
    PropertyCode(
      name: name, type: type, initial: initial, wrappers: wrappers, isLet: isLet, isStatic: isStatic,
      isLazy: isLazy, isComputed: isComputed, isViewBuilder: isViewBuilder, builder: builder, getter: getter,
      setter: setter, willSet: willSet, didSet: didSet, hasSetter: hasSetter, hasObservers: hasObservers,
      isImplicitlyUnwrapped: isImplicitlyUnwrapped, start: start, file: file)
  }
}

struct AccessorCode: Sendable {
  var parameter: String
  var body: [Statement]
}

struct EnumCaseCode: Sendable {
  struct Payload: Sendable {
    var label: String?
    var type: TypeName
    var defaultValue: Expression?
  }

  var name: String
  var payload: [Payload]
  var rawValue: Expression?
}

/// `typealias Marks<Kind> = [Mark<Kind>]`
struct AliasCode: Sendable {
  var name: String
  var genericParameters: [String]
  var type: TypeName
  /// Where it stands; nil for one that is made up.
  var file: FileCode?
}

/// One `struct`, `class`, `enum`, `protocol`, `actor` or `extension` as it stands in a file.
final class TypeCode: Sendable {
  enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case protocolType = "protocol"
    case actor
    case extensionType = "extension"
  }

  let kind: Kind
  /// `["Outer", "Inner"]`.
  let path: [String]
  let inherited: [TypeName]
  let genericParameters: [String]
  /// What a type parameter must conform to, by its name.
  let constraints: [String: [String]]
  let attributes: [String]
  let properties: [PropertyCode]
  let functions: [FunctionCode]
  let initializers: [FunctionCode]
  let subscripts: [SubscriptCode]
  let cases: [EnumCaseCode]
  let aliases: [AliasCode]
  let nested: [TypeCode]
  /// What an extension of a generic type says that its parameters are.
  let bound: BoundParameters
  /// How many types it is written inside of, whose names its code may use without them: none of
  /// `extension Harbour.Berth`, which says where it belongs and does not stand there.
  let enclosing: Int
  /// Whether only its own file sees it.
  let isPrivate: Bool
  let start: Int
  let file: FileCode

  init(
    kind: Kind, path: [String], inherited: [TypeName], genericParameters: [String],
    constraints: [String: [String]], attributes: [String], properties: [PropertyCode],
    functions: [FunctionCode],
    initializers: [FunctionCode], subscripts: [SubscriptCode], cases: [EnumCaseCode],
    aliases: [AliasCode], nested: [TypeCode], bound: BoundParameters = .init(),
    enclosing: Int = 0, isPrivate: Bool = false, start: Int, file: FileCode
  ) {
    self.kind = kind
    self.path = path
    self.inherited = inherited
    self.genericParameters = genericParameters
    self.constraints = constraints
    self.attributes = attributes
    self.properties = properties
    self.functions = functions
    self.initializers = initializers
    self.subscripts = subscripts
    self.cases = cases
    self.aliases = aliases
    self.nested = nested
    self.bound = bound
    self.enclosing = enclosing
    self.isPrivate = isPrivate
    self.start = start
    self.file = file
  }

  var name: String { path.last ?? "" }
}

final class SubscriptCode: Sendable {
  let getter: FunctionCode
  let setter: Deferred<AccessorCode?>

  init(getter: FunctionCode, setter: Deferred<AccessorCode?>) {
    self.getter = getter
    self.setter = setter
  }
}

/// `#Preview("Name") { … }`.
struct PreviewCode: Sendable {
  var name: String?
  var body: Deferred<[Statement]>
  /// Traits, and what a widget's preview is given: `timeline:`, `contentStates:`.
  var arguments: Deferred<[CallArgument]>
  var start: Int
  var file: FileCode
}

/// Everything at the top level of one file.
struct FileDeclarations: Sendable {
  var types: [TypeCode] = []
  var functions: [FunctionCode] = []
  var variables: [PropertyCode] = []
  var aliases: [AliasCode] = []
  var previews: [PreviewCode] = []
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// What stands in branches of `#if os(…)` that are not compiled here: the last resort for names that
  /// nothing else declares, as in the code of a watch's app.
  var inactive: [FileDeclarations] = []
}
