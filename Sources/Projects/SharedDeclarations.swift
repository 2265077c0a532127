import EarshotSwiftCode

/// What a file declares for all of its module: another file of it can't declare the same.
package enum SharedDeclaration: Hashable, Sendable {
  case type(String)
  case variable(String)
  case function(Signature)
  /// What an extension adds.
  indirect case member(of: WrittenType, where: [RequirementCode], isOfType: Bool, SharedDeclaration)

  package struct Signature: Hashable, Sendable {
    var name: String
    var labels: [String?]
    var types: [WrittenType]
    var result: WrittenType?
    var requirements: [RequirementCode]

    init(_ code: FunctionDeclaration) {
      name = code.name
      labels = code.parameters.map(\.label)
      types = code.parameters.map(\.type)
      result = code.result
      requirements = code.requirements
    }
  }
}

/// The declarations that files share with their module, as iOS compiles them.
package struct SharedDeclarations {
  private let files: [SourceFile]
  private let outlines: [Set<String>]
  /// The names that more than one file seems to declare.
  private let repeated: Set<String>
  private var read: [Int: Set<SharedDeclaration>] = [:]

  package init(_ files: [SourceFile], outlines: [Set<String>]) {
    self.files = files
    self.outlines = outlines
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for outline in outlines {
      for name in outline where !seen.insert(name).inserted { repeated.insert(name) }
    }
    self.repeated = repeated
  }

  /// Those of a file that others could declare, too: it is read only where its text has a name that others have,
  /// as of two declarations `#if` may take only one.
  package mutating func declarations(of file: Int) -> Set<SharedDeclaration> {
    if files[file].isMade || outlines[file].isDisjoint(with: repeated) { return [] }
    if let known = read[file] { return known }
    let text = SourceText(path: files[file].path, bytes: files[file].bytes, module: "App")
    var found: Set<SharedDeclaration> = []
    for declaration in CodeReader(conditions: .iOS).read(text).declarations {
      guard case .extension(let code) = declaration else {
        found.formUnion(declaration.shared)
        continue
      }
      guard code.modifiers.isDisjoint(with: .ofFiles) else { continue }
      for member in code.members.all {
        for shared in member.shared {
          found.insert(
            .member(
              of: code.extended, where: code.requirements,
              isOfType: !member.modifiers.isDisjoint(with: .ofTypes), shared))
        }
      }
    }
    read[file] = found
    return found
  }
}

extension Declaration {
  fileprivate var modifiers: Modifiers {
    switch self {
    case .type(let code): code.modifiers
    case .function(let code): code.modifiers
    case .variable(let code): code.modifiers
    default: []
    }
  }

  fileprivate var shared: [SharedDeclaration] {
    guard modifiers.isDisjoint(with: .ofFiles) else { return [] }
    switch self {
    case .type(let code): return [.type(code.name)]
    case .function(let code): return [.function(.init(code))]
    case .variable(let code):
      return code.bindings.flatMap { $0.pattern.variables.map { .variable($0.0) } }
    default: return []
    }
  }
}
