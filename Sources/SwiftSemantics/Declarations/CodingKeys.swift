import EarshotSwiftCode

/// The enum `CodingKeys` that the compiler writes into a type which can be coded and has none (SE-0166).
extension Program {
  func codingKeys(of type: NominalType) -> NominalType? {
    if let known = madeCodingKeys[type] { return known }
    let hasFields = type.kind == .structure || type.kind == .classType
    guard type.module.isSource, hasFields, isCoded(type) else { return nil }
    let names = memberTable(of: type).ordered.filter { value in
      value.isStored && !value.isStatic && !value.modifiers.contains(.isLazy)
    }.map { "`\($0.name)`" }
    let cases = names.isEmpty ? "" : "case \(names.joined(separator: ", "))"
    let text = SourceText(
      path: type.code.file.path, bytes: Array("private enum CodingKeys: String, CodingKey { \(cases) }".utf8),
      module: type.module.name)
    guard case .type(let code)? = reader.read(text).declarations.first else { return nil }
    let made = NominalType(code: code, context: type.inside, program: self)
    madeCodingKeys[type] = made
    return made
  }

  private func isCoded(_ type: NominalType) -> Bool {
    ["Encodable", "Decodable"].contains { name in
      language.type(name).map { conformanceTable(of: type).entries[$0] != nil } ?? false
    }
  }
}
