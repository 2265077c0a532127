extension Machine {
  /// `BorderedProminentButtonStyle().makeBody(configuration: configuration)`, the system's own style in an
  /// app's: the control as that style draws it.
  func styledControl(_ symbol: SymbolValue, _ call: LibraryCall) -> Value? {
    guard call.name == "makeBody", case .record(let configuration)? = call["configuration"],
      configuration.type.hasSuffix("StyleConfiguration")
    else { return nil }
    let name = String(configuration.type.dropLast("StyleConfiguration".count))
    var view = ViewValue(
      .sdk(name), arguments: [LabeledValue(label: nil, value: .record(configuration))],
      file: call.expression.file, start: call.expression.start)
    view.modifiers.append(
      ModifierValue(
        name: Self.styleModifier(of: name), arguments: [LabeledValue(label: nil, value: .symbol(symbol))],
        file: call.expression.file, start: call.expression.start))
    return .view(view)
  }

  private static func styleModifier(of control: String) -> String {
    control.prefix(1).lowercased() + control.dropFirst() + "Style"
  }
}
