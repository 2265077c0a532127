// Combine: the declarations of TopLevelEncoder.

protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONEncoder: TopLevelEncoder {
  typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  typealias Output = Data
}
