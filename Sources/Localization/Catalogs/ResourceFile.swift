/// A file beside the source that may never be needed: it is read when it is first asked for.
public struct ResourceFile: Sendable {
  /// As shown in notices.
  public let path: String
  private let load: @Sendable () -> [UInt8]?

  /// - Parameter load: gives the bytes; nil where they can't be read.
  public init(path: String, load: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.load = load
  }

  /// A file whose bytes are at hand.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, load: { bytes })
  }

  /// The bytes, read anew; nil where they can't be read.
  public func bytes() -> [UInt8]? { load() }
}
