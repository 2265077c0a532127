extension Machine {
  /// `Locale.availableIdentifiers.map { … }`: what is made of a list of the system's that is not known is not
  /// known either; nil where the constant is a style or another thing that is no list.
  func unreadItems(_ symbol: SymbolValue, _ call: LibraryCall) -> Value? {
    guard let type = symbol.type, symbol.arguments == nil, !SDK.symbolTypes.contains(type),
      Machine.listMethods.contains(call.name), outsideConstant(.symbol(symbol)) == nil
    else { return nil }
    noticeUnread(
      symbol, call.expression, "the items are those of", "what is made of them is shown by its source text",
      decides: true)
    let source = call.expression.file.text(call.expression.start, call.expression.end)
    return .unknown(UnknownValue(source: source, missing: "\(type).\(symbol.name)"))
  }

  private static let listMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "sorted", "forEach", "reduce", "joined", "prefix", "enumerated",
  ]
}
