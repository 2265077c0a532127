// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of types of documents, as its documentation has them.

class DocumentType: Node {
  init(_ name: String, _ publicId: String, _ systemId: String, _ baseUri: String) {
    super.init(baseUri)
    for (key, value) in [("name", name), ("publicId", publicId), ("systemId", systemId)] {
      try? _ensureAttributes().put(key, value)
    }
    if !publicId._isBlank { try? _ensureAttributes().put("pubSysKey", "PUBLIC") }
  }
  override func nodeName() -> String { "#doctype" }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {
    let values = ["name", "pubSysKey", "publicId", "systemId"].map { _ensureAttributes().get(key: $0) }
    let isPlain = settings.syntax() == .html && values[2]._isBlank && values[3]._isBlank
    out.append(isPlain ? "<!doctype" : "<!DOCTYPE")
    for (index, value) in values.enumerated() where !value._isBlank {
      out.append(index < 2 ? " \(value)" : " \"\(value)\"")
    }
    out.append(">")
  }
  override func _empty() -> Node { DocumentType("", "", "", baseUri) }
}
