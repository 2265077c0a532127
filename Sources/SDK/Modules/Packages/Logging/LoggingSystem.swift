// swift-log: the declarations of LoggingSystem, as its documentation has them.

enum LoggingSystem {
  static var _factory: (String) -> any LogHandler = { StreamLogHandler.standardError(label: $0) }
  static var _provider: Logger.MetadataProvider?

  static func bootstrap(_ factory: @escaping (String) -> any LogHandler) { _factory = factory }
  static func bootstrap(
    _ factory: @escaping (String, Logger.MetadataProvider?) -> any LogHandler,
    metadataProvider: Logger.MetadataProvider?
  ) {
    _provider = metadataProvider
    _factory = { factory($0, metadataProvider) }
  }
  static var metadataProvider: Logger.MetadataProvider? { _provider }
}
