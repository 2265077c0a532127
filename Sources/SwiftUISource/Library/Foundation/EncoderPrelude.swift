/// What an app's own `encode(to:)` writes into, as Swift code that is evaluated with the app.
enum EncoderPrelude {
  static let source = SourceFile(standingInFor: "Foundation (encoding)", text)

  static func isNeeded(by files: [SourceFile]) -> Bool { files.contains { $0.mentions(name) } }

  private static let name = Array("encode(to".utf8)

  private static let text = """
    final class EncodedNode {
      var shape = ""
      var names: [String] = []
      var values: [Any] = []
      init() {}
      func set(_ name: String, _ value: Any?) {
        if let index = names.firstIndex(of: name) {
          values[index] = value
        } else {
          names.append(name)
          values.append(value)
        }
      }
    }

    struct Encoder {
      let node: EncodedNode
      var codingPath: [Any] { [] }
      var userInfo: [String: Any] { [:] }
      init(node: EncodedNode) { self.node = node }
      func container(keyedBy type: Any) -> KeyedEncodingContainer {
        node.shape = "members"
        return KeyedEncodingContainer(node: node, keys: type)
      }
      func unkeyedContainer() -> UnkeyedEncodingContainer {
        node.shape = "list"
        return UnkeyedEncodingContainer(node: node)
      }
      func singleValueContainer() -> SingleValueEncodingContainer {
        SingleValueEncodingContainer(node: node)
      }
    }

    struct KeyedEncodingContainer<Key> {
      let node: EncodedNode
      let keys: Any
      var codingPath: [Any] { [] }
      init(node: EncodedNode, keys: Any) {
        self.node = node
        self.keys = keys
      }
      func encode(_ value: Any?, forKey key: Any) { node.set(_keyName(keys, key), value) }
      func encodeNil(forKey key: Any) { node.set(_keyName(keys, key), nil) }
      func encodeIfPresent(_ value: Any?, forKey key: Any) {
        if let value { node.set(_keyName(keys, key), value) }
      }
      func nested(_ shape: String, _ key: Any) -> EncodedNode {
        let inner = EncodedNode()
        inner.shape = shape
        node.set(_keyName(keys, key), inner)
        return inner
      }
      func nestedContainer(keyedBy type: Any, forKey key: Any) -> KeyedEncodingContainer {
        KeyedEncodingContainer(node: nested("members", key), keys: type)
      }
      func nestedUnkeyedContainer(forKey key: Any) -> UnkeyedEncodingContainer {
        UnkeyedEncodingContainer(node: nested("list", key))
      }
      func superEncoder(forKey key: Any) -> Encoder { Encoder(node: nested("", key)) }
      func superEncoder() -> Encoder {
        let inner = EncodedNode()
        node.set("super", inner)
        return Encoder(node: inner)
      }
    }

    struct UnkeyedEncodingContainer {
      let node: EncodedNode
      var codingPath: [Any] { [] }
      var count: Int { node.values.count }
      init(node: EncodedNode) { self.node = node }
      func encode(_ value: Any?) { node.values.append(value) }
      func encode(contentsOf values: [Any]) { for value in values { node.values.append(value) } }
      func encodeNil() { node.values.append(nil) }
      func nested(_ shape: String) -> EncodedNode {
        let inner = EncodedNode()
        inner.shape = shape
        node.values.append(inner)
        return inner
      }
      func nestedContainer(keyedBy type: Any) -> KeyedEncodingContainer {
        KeyedEncodingContainer(node: nested("members"), keys: type)
      }
      func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
        UnkeyedEncodingContainer(node: nested("list"))
      }
      func superEncoder() -> Encoder { Encoder(node: nested("")) }
    }

    struct SingleValueEncodingContainer {
      let node: EncodedNode
      var codingPath: [Any] { [] }
      init(node: EncodedNode) { self.node = node }
      func encode(_ value: Any?) {
        node.shape = "value"
        node.values = [value]
      }
      func encodeNil() {
        node.shape = "value"
        node.values = []
      }
    }
    """
}
