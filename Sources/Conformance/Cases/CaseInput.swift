import EarshotTreeDocument
import EarshotVocabulary

/// The forms that the input of a case may have.
enum CaseInput {
  static func read(_ value: DataValue) -> ConformanceCase.Input {
    if let source = value.string ?? value["source"]?.string { return .swift(source) }
    if let body = value["body"]?.string {
      let imports = value["imports"]?.items.compactMap(\.string) ?? []
      return .swift(view(body, stored: value["state"]?.string ?? "", imports: imports))
    }
    if let path = value["file"]?.string {
      return .file(path: path, view: value["view"]?.string)
    }
    if value["root"] != nil { return .document(value.json) }
    if let elements = value["elements"], elements.isList { return .document(document(elements)) }
    return .unusable("the input is neither SwiftUI source nor a tree document")
  }

  /// A view with that body and those stored properties, in a file that imports those modules.
  private static func view(_ body: String, stored: String, imports: [String]) -> String {
    """
    \(imports.map { "import \($0)\n" }.joined())struct Example: View {
      \(stored)
      var body: some View {
        \(body)
      }
    }
    """
  }

  /// A list of elements as a tree document: they keep their order, having no frames.
  private static func document(_ elements: DataValue) -> [UInt8] {
    var bytes = Array(#"{"root":{"children":["#.utf8)
    for (index, element) in elements.items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += Array(#"{"isElement":true"#.utf8)
      for (name, value) in element.members {
        bytes += Array(",\"\(name.filter { $0.isLetter || $0.isNumber })\":".utf8)
        bytes += name == "traits" ? traits(value) : value.json
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return bytes + Array("]}}".utf8)
  }

  /// "none" stands for no trait.
  private static func traits(_ value: DataValue) -> [UInt8] {
    let names = value.items.filter { $0.string != "none" }
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (index, name) in names.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += name.json
    }
    return bytes + [UInt8(ascii: "]")]
  }
}
