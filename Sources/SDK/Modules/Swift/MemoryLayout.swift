// Swift's standard library: the declarations of MemoryLayout.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum MemoryLayout<T> {}

extension MemoryLayout {
  static var size: Int { get }
  static var stride: Int { get }
  static var alignment: Int { get }
}

extension MemoryLayout {
  static func size(ofValue value: T) -> Int
  static func stride(ofValue value: T) -> Int
  static func alignment(ofValue value: T) -> Int
}

extension MemoryLayout {
  static func offset(of key: PartialKeyPath<T>) -> Int?
}

extension MemoryLayout: Sendable {}
