import EarshotLocalization

/// The parameters of the function that a text with places for arguments becomes.
struct FormatParameters {
  struct Parameter {
    /// `boats` of `%(boats)lld`.
    var label: String?
    /// `String`, `Int`, `UInt`, `Double`
    var type: String
  }

  private(set) var list: [Parameter] = []

  /// nil where the text has what no parameter is known for.
  init?(_ text: String) {
    var found: [Int: Parameter] = [:]
    var scanner = PlaceholderScanner(text)
    var next = 0
    while let part = scanner.next() {
      switch part {
      case .literal: continue
      case .substitution, .itself: return nil
      case .argument(let specifier, let position):
        guard let type = FormatParameters.type(of: specifier) else { return nil }
        let place = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        found[place] = Parameter(label: scanner.label, type: type)
      }
    }
    guard found.keys.sorted() == Array(0..<found.count) else { return nil }
    list = found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(of specifier: String) -> String? {
    switch specifier.last {
    case "@": "String"
    case "d", "i", "D": "Int"
    case "u", "U": "UInt"
    case "f", "F", "e", "E", "g", "G": "Double"
    default: nil
    }
  }

  /// - Parameter name: how one without a name of its own is called.
  func names(_ name: String) -> [String] {
    list.enumerated().map { $1.label ?? "\(name)\($0 + 1)" }
  }

  /// `_ p1: String, _ p2: Int`
  ///
  /// - Parameter type: another one for its type.
  func declared(_ name: String, type: (String) -> String = { $0 }) -> String {
    zip(names(name), list).map { name, parameter in
      "\(parameter.label == nil ? "_ " : "")\(name): \(type(parameter.type))"
    }.joined(separator: ", ")
  }
}

extension StringCatalogs.KeyedText {
  /// The resource of Foundation's that is this text of a table, as Swift; of a function its arguments are values.
  func resource(in table: String, _ parameters: FormatParameters) -> String {
    let names = parameters.names("arg")
    let value =
      names.isEmpty
      ? text.debugDescription : "\"\(names.map { "\\(\($0))" }.joined())\""
    return
      "LocalizedStringResource(\(key.debugDescription), defaultValue: \(value), table: \(table.debugDescription))"
  }
}
