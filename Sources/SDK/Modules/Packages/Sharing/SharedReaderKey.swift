// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of SharedReaderKey, as its documentation has them.

import Foundation

/// Where a shared value is kept and what it is called there.
protocol SharedReaderKey<Value> {
  associatedtype Value
  associatedtype ID: Hashable = Self
  var id: ID { get }
}

extension SharedReaderKey where ID == Self {
  var id: ID { self }
}

extension SharedReaderKey {
  typealias Default = _SharedKeyDefault<Self>
}

extension SharedReaderKey {
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date> {
    AppStorageKey(_key: key)
  }
  @_disfavoredOverload
  static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(_key: key)
  }
  static func appStorage<Value: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(_key: key)
  }
  static func appStorage<Value: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Int?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data?> {
    AppStorageKey(_key: key)
  }
  static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date?> {
    AppStorageKey(_key: key)
  }
  @_disfavoredOverload
  static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value?> {
    AppStorageKey(_key: key)
  }
  static func appStorage<Value: RawRepresentable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Value.RawValue == Int, Self == AppStorageKey<Value?> {
    AppStorageKey(_key: key)
  }
  static func appStorage<Value: RawRepresentable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Value.RawValue == String, Self == AppStorageKey<Value?> {
    AppStorageKey(_key: key)
  }
}

extension SharedReaderKey {
  static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(_url: url)
  }
  static func fileStorage<Value>(
    _ url: URL, decode: @escaping (Data) throws -> Value, encode: @escaping (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(_url: url)
  }
  static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(_key: key)
  }
}
