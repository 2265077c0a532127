/// Texts by the symbols that are made of string catalogs while building: Xcode's (`Text(.harbourOpen)`,
/// `Text(.Legal.imprint)`, "Generate String Catalog Symbols") and xcstrings-tool's (`.localizable.harbourOpen`,
/// `String(localizable: .harbourOpen)`). What the app itself declares by such a name is asked first.
extension Machine {
  /// `.harbourOpen`, `.boats(3)` and `.localizable(.harbourOpen)` where a localizable text is wanted.
  func catalogText(
    _ name: String, _ arguments: [Value] = [], wanted hint: TypeHint, near file: FileCode
  ) -> Value? {
    guard let wanted = hint.type.unwrapped.simpleName, Machine.resources.contains(wanted), name != "now"
    else {
      return nil
    }
    if arguments.count == 1, let text = catalogText(inTable: name, arguments[0], near: file) { return text }
    return catalogText([name], arguments, near: file)
  }

  /// `.localizable.boats(3)`, a key of a table: the table is what the name before it says.
  func catalogText(
    of table: SymbolValue, _ key: String, _ arguments: [Value] = [], near file: FileCode
  ) -> Value? {
    guard table.arguments == nil, table.type.map(Machine.resources.contains) ?? true,
      project.hasTextTable(table.name)
    else { return nil }
    return catalogText([table.name, key], arguments, near: file)
  }

  /// `String(localizable: .harbourOpen)`: the table is the label.
  func catalogText(inTable table: String, _ key: Value, near file: FileCode) -> Value? {
    guard case .symbol(let symbol) = key, symbol.type == nil, project.hasTextTable(table) else { return nil }
    return catalogText([table, symbol.name], symbol.arguments?.map(\.value) ?? [], near: file)
  }

  private func catalogText(_ path: [String], _ arguments: [Value], near file: FileCode) -> Value? {
    guard var text = project.generatedText((["LocalizedStringResource"] + path).joined(separator: ".")) else {
      return nil
    }
    text.file = file.path
    if !arguments.isEmpty { text.defaultSegments = arguments.map { .argument($0, placeholder: "%@") } }
    return .localized(text)
  }

  /// Such a symbol that no table has is not known: its name is no text.
  func unreadText(_ name: String, wanted hint: TypeHint) -> Value? {
    guard let wanted = hint.type.unwrapped.simpleName, Machine.resources.contains(wanted), name != "now",
      !name.startsUppercase, !project.hasTextTable(name)
    else { return nil }
    return .unknown(UnknownValue(source: ".\(name)", missing: name))
  }

  private static let resources: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
}
