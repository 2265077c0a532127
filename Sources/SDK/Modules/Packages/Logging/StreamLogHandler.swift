// swift-log: the declarations of StreamLogHandler, as its documentation has them.

/// Writes where nobody looks.
struct StreamLogHandler: LogHandler {
  static func standardOutput(label: String) -> StreamLogHandler { StreamLogHandler() }
  static func standardOutput(
    label: String, metadataProvider: Logger.MetadataProvider?
  ) -> StreamLogHandler { StreamLogHandler(metadataProvider: metadataProvider) }
  static func standardError(label: String) -> StreamLogHandler { StreamLogHandler() }
  static func standardError(
    label: String, metadataProvider: Logger.MetadataProvider?
  ) -> StreamLogHandler { StreamLogHandler(metadataProvider: metadataProvider) }

  var metadataProvider: Logger.MetadataProvider?
  var metadata = Logger.Metadata()
  var logLevel = Logger.Level.info
  subscript(metadataKey metadataKey: String) -> Logger.Metadata.Value? {
    get { metadata[metadataKey] }
    set { metadata[metadataKey] = newValue }
  }
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
    function: String, line: UInt
  ) {}
}
