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
      if case .text(let text) = member.value { result[member.key] = text }
    }
    return result
  }
}
