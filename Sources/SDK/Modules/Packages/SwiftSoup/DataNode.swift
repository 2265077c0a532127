// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of data, as its documentation has them.

class DataNode: Node {
  var _data: String

  init(_ data: String, _ baseUri: String) {
    _data = data
    super.init(baseUri)
  }
  override func nodeName() -> String { "#data" }
  func getWholeData() -> String { _data }
  @discardableResult func setWholeData(_ data: String) -> DataNode {
    _data = data
    return self
  }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) { out.append(_data) }
  override func _empty() -> Node { DataNode(_data, baseUri) }
}
