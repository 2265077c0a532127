extension Machine {
  /// The text of a catalog that a constant was generated from, where the code that declares it is not
  /// there: `L10n.Welcome.title`.
  ///
  /// - Parameter file: the code that asks; of tables in several modules the nearest one answers.
  func generatedText(_ value: Value, near file: FileCode? = nil) -> LocalizedText? {
    guard case .symbol(let symbol) = value, symbol.arguments == nil, let name = outsideConstant(value) else {
      return nil
    }
    var text = project.generatedText(name)
    text?.file = file?.path
    return text
  }

  /// The same as the `String` that it is, where the type is one that holds texts. Another type's member
  /// may be an enum's case, and is a text only where one is wanted.
  func generatedString(_ value: Value) -> Value? {
    guard case .symbol(let symbol) = value, let type = symbol.type,
      Machine.namesOfTexts.contains(where: { type.contains($0) }), let text = generatedText(value)
    else { return nil }
    return .string(localizedString(text))
  }

  /// Whether what stands behind a name is a generator's, and no type that a module of that name declares:
  /// `L10n.Quay.title` beside a `Quay` of the app's.
  func isNamespaceOfTexts(_ name: String) -> Bool {
    let outermost = name.prefix { $0 != "." }
    return Machine.namesOfTexts.contains(where: outermost.contains)
      && !project.imports.contains(String(outermost)) && project.resources.catalogs?.isEmpty == false
  }

  /// What generators call the types of their constants: `L10n`, `Strings`, `LocalString`.
  private static let namesOfTexts = ["L10n", "String", "Locali", "Translation", "Texts"]
}
