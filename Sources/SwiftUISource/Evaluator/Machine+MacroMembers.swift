/// What macros of packages add to the app's classes: members that stand in no file.
extension Machine {
  /// A member that only a macro can have added. Where the class has an enumeration of the member's name with
  /// a case `initial`, that is what it starts with; else it is not known, as all that comes from outside.
  func macroMember(_ name: String, of value: Value, _ expression: Expression, position: Int) -> Value? {
    guard case .object(let reference) = value, let macro = packageMacro(on: reference.type) else {
      return nil
    }
    notice(
      .note, .standIn, expression.file, position,
      "'\(name)' is added to '\(reference.type.name)' by '@\(macro)', which comes from outside")
    let kind = name.prefix(1).uppercased() + name.dropFirst()
    if let held = project.findType([kind], owner: reference.type, file: nil, onlyNested: true),
      held.cases.contains(where: { $0.name == "initial" && $0.payload.isEmpty })
    {
      return .enumeration(EnumValue(type: held, name: "initial", payload: [], labels: []))
    }
    return .unknown(
      UnknownValue(source: expression.file.text(expression.start, expression.end), missing: "\(macro)Macro"))
  }

  private func packageMacro(on info: TypeInfo) -> String? {
    for type in project.lineage(of: info) {
      for attribute in type.declaration?.attributes ?? [] {
        if attribute.startsUppercase, !attribute.hasSuffix("Actor"), !attribute.contains("."),
          !Machine.systemAttributes.contains(attribute), !SDK.isKnownType(attribute),
          !isDeclared(attribute: attribute)
        {
          return attribute
        }
      }
    }
    return nil
  }

  /// Whether an attribute is a type of the app's; a protocol of its name is not.
  private func isDeclared(attribute: String) -> Bool {
    project.types(named: attribute).contains { type in
      ["globalActor", "resultBuilder", "propertyWrapper"]
        .contains { type.declaration?.attributes.contains($0) == true }
    }
  }

  /// Attributes of types whose meaning is known.
  private static let systemAttributes: Set<String> = [
    "Observable", "Model", "Reducer", "ObservableState", "DebugDescription", "CasePathable", "Table", "Suite",
  ]
}
