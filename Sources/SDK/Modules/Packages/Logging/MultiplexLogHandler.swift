// swift-log: the declarations of MultiplexLogHandler, as its documentation has them.

struct MultiplexLogHandler: LogHandler {
  private var handlers: [any LogHandler]

  init(_ handlers: [any LogHandler]) { self.handlers = handlers }
  init(_ handlers: [any LogHandler], metadataProvider: Logger.MetadataProvider?) {
    self.handlers = handlers
    self.metadataProvider = metadataProvider
  }
  var metadataProvider: Logger.MetadataProvider?
  var metadata: Logger.Metadata {
    get { handlers.reduce(into: [:]) { $0.merge($1.metadata) { $1 } } }
    set { for place in handlers.indices { handlers[place].metadata = newValue } }
  }
  var logLevel: Logger.Level {
    get { handlers.map { $0.logLevel }.min() ?? .trace }
    set { for place in handlers.indices { handlers[place].logLevel = newValue } }
  }
  subscript(metadataKey metadataKey: String) -> Logger.Metadata.Value? {
    get { handlers.compactMap { $0[metadataKey: metadataKey] }.first }
    set { for place in handlers.indices { handlers[place][metadataKey: metadataKey] = newValue } }
  }
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
    function: String, line: UInt
  ) {
    for handler in handlers where handler.logLevel <= level {
      handler.log(
        level: level, message: message, metadata: metadata, source: source, file: file, function: function,
        line: line)
    }
  }
}
