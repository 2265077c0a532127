// swift-case-paths (github.com/pointfreeco/swift-case-paths): the declarations of AnyCasePath, as its documentation has them.

/// How what a case of an enum holds is taken out of a value, and a value made of it.
struct AnyCasePath<Root, Value> {
  private let _embed: (Value) -> Root
  private let _extract: (Root) -> Value?

  init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    _embed = embed
    _extract = extract
  }
  init(_ keyPath: CaseKeyPath<Root, Value>) {
    let part = Case<Root>()[keyPath: keyPath]
    self.init(embed: { part._whole(of: $0) }, extract: { part._value(in: $0) as? Value })
  }

  func embed(_ value: Value) -> Root { _embed(value) }
  func extract(from root: Root) -> Value? { _extract(root) }
  func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
    guard var value = extract(from: root) else { throw _NoSuchCase() }
    let result = try body(&value)
    root = embed(value)
    return result
  }
  static func ~= (pattern: AnyCasePath, value: Root) -> Bool { pattern.extract(from: value) != nil }
}
