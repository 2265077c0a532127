// swift-log: the declarations of LogHandler, as its documentation has them.

protocol LogHandler: Sendable {
  var metadataProvider: Logger.MetadataProvider? { get set }
  var metadata: Logger.Metadata { get set }
  var logLevel: Logger.Level { get set }
  subscript(metadataKey _: String) -> Logger.Metadata.Value? { get set }
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
    function: String, line: UInt)
}

extension LogHandler {
  var metadataProvider: Logger.MetadataProvider? {
    get { nil }
    set {}
  }
}
