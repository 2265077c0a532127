// swift-log: the declarations of Logger, as its documentation has them.

/// What is logged is shown nowhere, unless the app has a handler of its own.
struct Logger: Sendable {
  typealias Metadata = [String: MetadataValue]

  enum Level: String, Codable, CaseIterable, Comparable, Sendable {
    case trace, debug, info, notice, warning, error, critical

    private var weight: Int { Level.allCases.firstIndex(of: self) ?? 0 }
    static func < (lhs: Level, rhs: Level) -> Bool { lhs.weight < rhs.weight }
  }

  struct Message: ExpressibleByStringInterpolation, Equatable, CustomStringConvertible, Sendable {
    typealias StringLiteralType = String
    private let value: String

    init(stringLiteral value: String) { self.value = value }
    var description: String { value }
  }

  enum MetadataValue: ExpressibleByStringInterpolation, ExpressibleByDictionaryLiteral,
    ExpressibleByArrayLiteral, Equatable, CustomStringConvertible, Sendable
  {
    typealias StringLiteralType = String
    typealias Key = String
    typealias Value = MetadataValue
    typealias ArrayLiteralElement = MetadataValue

    case string(String)
    case stringConvertible(any CustomStringConvertible & Sendable)
    case dictionary(Metadata)
    case array([MetadataValue])

    init(stringLiteral value: String) { self = .string(value) }
    init(dictionaryLiteral elements: (String, MetadataValue)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }
    init(arrayLiteral elements: MetadataValue...) { self = .array(elements) }

    static func == (lhs: MetadataValue, rhs: MetadataValue) -> Bool { lhs.description == rhs.description }
    var description: String {
      switch self {
      case .string(let text): text
      case .stringConvertible(let value): value.description
      case .dictionary(let values): values.mapValues { $0.description }.description
      case .array(let values): values.map { $0.description }.description
      }
    }
  }

  struct MetadataProvider: Sendable {
    private let provide: () -> Metadata

    init(_ provideMetadata: @escaping () -> Metadata) { provide = provideMetadata }
    static func multiplex(_ providers: [MetadataProvider]) -> MetadataProvider? {
      providers.isEmpty
        ? nil : MetadataProvider { providers.reduce(into: [:]) { $0.merge($1.get()) { $1 } } }
    }
    func get() -> Metadata { provide() }
  }

  let label: String
  var handler: any LogHandler

  init(label: String) { self.init(label: label, factory: LoggingSystem._factory) }
  init(label: String, metadataProvider: MetadataProvider) {
    self.init(label: label)
    handler.metadataProvider = metadataProvider
  }
  init(label: String, factory: (String) -> any LogHandler) {
    self.label = label
    handler = factory(label)
  }

  var logLevel: Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }
  var metadataProvider: MetadataProvider? { handler.metadataProvider }
  subscript(metadataKey metadataKey: String) -> MetadataValue? {
    get { handler[metadataKey: metadataKey] }
    set { handler[metadataKey: metadataKey] = newValue }
  }

  func log(
    level: Level, _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    guard !(handler is StreamLogHandler), logLevel <= level else { return }
    handler.log(
      level: level, message: message(), metadata: metadata(), source: source() ?? "App", file: file,
      function: function, line: line)
  }
  func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .trace, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .debug, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .info, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .notice, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .warning, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .error, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
  func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID, function: String = #function,
    line: UInt = #line
  ) {
    log(
      level: .critical, message(), metadata: metadata(), source: source(), file: file, function: function,
      line: line)
  }
}
