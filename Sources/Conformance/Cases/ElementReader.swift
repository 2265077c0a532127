import EarshotTreeDocument
import EarshotVocabulary

/// Reads what a recording says of one element.
enum ElementReader {
  static func read(_ value: DataValue) throws(InputError) -> ElementExpectation {
    guard value.isObject else {
      throw InputError(
        at: value.location, "expected an utterance or an element here, not \(value.kindInWords)")
    }
    var element = ElementExpectation()
    element.announcement = value["announcement"]?.string
    element.hint = text("hint", of: value)
    element.identifier = value["identifier"]?.string
    element.isContainer = value["container"]?.bool ?? false
    element.withoutTraits = strings(value["notTraits"]) ?? []
    element.customActions = strings(value["customActions"])
    element.inputLabels = strings(value["inputLabels"])
    element.customContent = value["customContent"]?.items.map(content)
    element.rotors = value["rotors"]?.items.map(rotor)
    readTree(of: value["resolved"] ?? value, into: &element)
    return element
  }

  /// Label, value and traits: all that a dump of the tree has.
  private static func readTree(of value: DataValue, into element: inout ElementExpectation) {
    element.label = text("label", of: value)
    element.value = text("value", of: value)
    element.traits = strings(value["traits"])
    if let enabled = value["isEnabled"]?.bool, !enabled {
      element.traits = (element.traits ?? []) + ["notEnabled"]
    }
  }

  /// The outer nil: there is no such field; the inner: it is null.
  private static func text(_ field: String, of value: DataValue) -> String?? {
    guard let member = value.members.first(where: { $0.name == field }) else { return nil }
    return .some(member.value.string)
  }

  private static func strings(_ value: DataValue?) -> [String]? {
    value?.items.compactMap { $0.string ?? $0["name"]?.string }
  }

  private static func content(_ value: DataValue) -> String {
    if let text = value.string { return text }
    let texts = [value["label"]?.string, value["value"]?.string].compactMap { $0 }
    return texts.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private static func rotor(_ value: DataValue) -> (name: String, results: [String]?) {
    let name = value["name"]?.string ?? value["system"]?.string ?? value.string ?? ""
    return (name, strings(value["results"]))
  }
}
