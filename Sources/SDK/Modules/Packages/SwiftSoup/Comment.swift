// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of comments, as its documentation has them.

class Comment: Node {
  let _data: String

  init(_ data: String, _ baseUri: String) {
    _data = data
    super.init(baseUri)
  }
  convenience init(_ data: [UInt8], _ baseUri: [UInt8]) {
    self.init(String(decoding: data, as: UTF8.self), String(decoding: baseUri, as: UTF8.self))
  }
  override func nodeName() -> String { "#comment" }
  func getData() -> String { _data }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {
    if settings.prettyPrint() { out._indent(depth, settings) }
    out.append("<!--\(_data)-->")
  }
  override func _empty() -> Node { Comment(_data, baseUri) }
}
