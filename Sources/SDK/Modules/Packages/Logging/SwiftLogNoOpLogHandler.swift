// swift-log: the declarations of SwiftLogNoOpLogHandler, as its documentation has them.

struct SwiftLogNoOpLogHandler: LogHandler {
  init() {}
  init(_: String) {}
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .critical }
    set {}
  }
  subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
    function: String, line: UInt
  ) {}
}
