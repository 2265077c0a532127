import EarshotVocabulary

/// The texts of a property list such as an app's `Info.plist`.
public enum PropertyListTexts {
  /// The texts and numbers at the top level, by key; nil where the bytes are no property list in XML.
  ///
  /// - Parameter bytes: UTF-8.
  public static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard PropertyListReader.looksLikeXML(bytes), let list = try? PropertyListReader.read(bytes),
      case .dictionary(let members) = list
    else { return nil }
    var result: [String: String] = [:]
    for member in members {
      switch member.value {
      case .text(let text), .number(let text): result[member.key] = text
      default: break
      }
    }
    return result
  }

  /// The whole list as JSON, so that what reads JSON reads it too: dates and data are `null`. nil where the
  /// bytes are no property list in XML.
  ///
  /// - Parameter bytes: UTF-8.
  public static func json(_ bytes: [UInt8]) -> String? {
    guard PropertyListReader.looksLikeXML(bytes), let list = try? PropertyListReader.read(bytes) else {
      return nil
    }
    var result = ""
    write(list, to: &result)
    return result
  }

  /// The reader bounds how deep lists are nested.
  private static func write(_ list: PropertyList, to result: inout String) {
    switch list {
    case .dictionary(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        result += member.key.quotedJSON
        result += ":"
        write(member.value, to: &result)
      }
      result += "}"
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += "," }
        write(element, to: &result)
      }
      result += "]"
    case .text(let text): result += text.quotedJSON
    case .number(let text):
      let digits = text.filter { !$0.isWhitespace }
      if let whole = Int(digits) {
        result += String(whole)
      } else if let number = Double(digits), number.isFinite {
        result += String(number)
      } else {
        result += text.quotedJSON
      }
    case .truth(let value): result += value ? "true" : "false"
    case .other: result += "null"
    }
  }
}
