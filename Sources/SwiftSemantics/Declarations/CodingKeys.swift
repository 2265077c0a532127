import EarshotSwiftCode

/// The enums of keys that the compiler writes into a type which can be coded and has none: `CodingKeys`
/// (SE-0166), for the cases of an enum too, and for what each of those carries `OpenedCodingKeys` (SE-0295).
extension Program {
  func codingKeys(_ name: String, of type: NominalType) -> NominalType? {
    let place = MadeKey(type: type, name: name)
    if let known = madeCodingKeys[place] { return known }
    guard name.hasSuffix("CodingKeys"), type.module.isSource, isCoded(type),
      let names = keyNames(name, of: type)
    else { return nil }
    let cases = names.isEmpty ? "" : "case \(names.map { "`\($0)`" }.joined(separator: ", "))"
    let text = SourceText(
      path: type.code.file.path, bytes: Array("private enum \(name): String, CodingKey { \(cases) }".utf8),
      module: type.module.name)
    guard case .type(let code)? = reader.read(text).declarations.first else { return nil }
    let made = NominalType(code: code, context: type.inside, program: self)
    madeCodingKeys[place] = made
    return made
  }

  private func keyNames(_ name: String, of type: NominalType) -> [String]? {
    let members = memberTable(of: type).ordered
    switch type.kind {
    case .structure, .classType:
      guard name == "CodingKeys" else { return nil }
      return members.filter { value in
        value.isStored && !value.isStatic && !value.modifiers.contains(.isLazy)
      }.map(\.name)
    case .enumeration:
      guard inheritance(of: type).rawType == nil else { return nil }
      let cases = members.filter { if case .enumCase = $0.code { true } else { false } }
      if name == "CodingKeys" { return cases.map(\.name) }
      guard let found = cases.first(where: { $0.name.keysName == name }) else { return nil }
      return (interface(of: found).parameters ?? []).enumerated().map { $1.label ?? "_\($0)" }
    default: return nil
    }
  }

  private func isCoded(_ type: NominalType) -> Bool {
    ["Encodable", "Decodable"].contains { name in
      language.type(name).map { conformanceTable(of: type).entries[$0] != nil } ?? false
    }
  }
}

extension String {
  /// The name of the keys of what a case carries: `OpenedCodingKeys` for `opened`.
  package var keysName: String { prefix(1).uppercased() + dropFirst() + "CodingKeys" }
}
