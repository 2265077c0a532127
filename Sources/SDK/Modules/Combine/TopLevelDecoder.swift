// Combine: the declarations of TopLevelDecoder.

protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONDecoder: TopLevelDecoder {
  typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  typealias Input = Data
}
