import EarshotSwiftCode

extension EmbeddedLibrary {
  /// What the macros that modules declare write, `@_writes("""…""")`, by their names; those of what the modules show
  /// of others too.
  package static func textsOfMacros(in modules: Set<String>) -> [String: String] {
    var texts: [String: String] = [:]
    var seen = modules
    var pending = Array(modules)
    while let module = pending.popLast() {
      for file in declarations.module(module)?.commonFiles() ?? [] {
        for shown in file.imports where shown.attributes.contains(where: { $0.name == "_exported" }) {
          if let name = shown.path.first, seen.insert(name).inserted { pending.append(name) }
        }
        for (macro, text) in written(by: file.list) { texts[macro] = text }
      }
    }
    return texts
  }

  private static func written(by all: DeclarationList) -> [(macro: String, text: String)] {
    all.places(DeclarationList.Kinds(.macro)).compactMap { place in
      guard case .macro(let macro) = all[place],
        let said = macro.attributes.first(where: { $0.name == "_writes" })?.arguments.value?.first,
        case .string(let parts) = said.value.kind, case .text(let text)? = parts.first
      else { return nil }
      return (macro.name, text)
    }
  }
}
