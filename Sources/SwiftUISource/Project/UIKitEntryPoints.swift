import EarshotVocabulary

/// View controllers and views of UIKit, as they can be opened: where the inputs hold no view of SwiftUI's.
struct UIKitEntryPoints {
  private(set) var entries: [EntryPoints.Entry] = []
  /// Those that are screens: controllers that no other class is made from, and views that no other type uses.
  private(set) var screens: [EntryPoints.Entry] = []

  init(inputs: [ParsedFile], index: ProjectIndex) {
    var superclasses: Set<String> = []
    var controllers: Set<String> = []
    for parsed in inputs {
      collect(parsed.declarations.types, parsed.file, index, &superclasses, &controllers)
    }
    let used = usedNames(inputs)
    screens = entries.filter { found in
      let name = found.entry.name
      guard !superclasses.contains(name) else { return false }
      return controllers.contains(name) || !used.contains(name)
    }
  }

  private mutating func collect(
    _ types: [TypeCode], _ file: FileCode, _ index: ProjectIndex, _ superclasses: inout Set<String>,
    _ controllers: inout Set<String>
  ) {
    for type in types {
      if type.kind == .classType, let info = index.findType(type.path, owner: nil, file: file),
        let known = index.uikitClass(of: info)
      {
        let isController = UIKitClasses.lineage(of: known).contains { $0.hasSuffix("ViewController") }
        if isController || UIKitClasses.isKind(known, of: "UIView")
          || UIKitClasses.isKind(known, of: "NSView")
        {
          superclasses.formUnion(type.inherited.compactMap(\.simpleName))
          add(type, info, file, isController, &controllers)
        }
      }
      collect(type.nested, file, index, &superclasses, &controllers)
    }
  }

  private mutating func add(
    _ type: TypeCode, _ info: TypeInfo, _ file: FileCode, _ isController: Bool,
    _ controllers: inout Set<String>
  ) {
    let name = type.path.joined(separator: ".")
    let place = file.place(type.start)
    let location = SourceLocation(file: file.path, line: place.line, column: place.column)
    if isController { controllers.insert(name) }
    entries.append((EntryPoint(kind: .view, name: name, number: nil, location: location), .uikit(info)))
  }

  /// Names of views that the code of other types uses.
  private func usedNames(_ inputs: [ParsedFile]) -> Set<String> {
    let names = Set(entries.map { $0.entry.name })
    var used: Set<String> = []
    for parsed in inputs {
      for (owner, word) in EntryPoints.Words(parsed) where names.contains(word) && owner != word {
        used.insert(word)
      }
    }
    return used
  }
}
