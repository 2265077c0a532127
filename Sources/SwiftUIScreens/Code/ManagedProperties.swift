import EarshotSwiftCode

/// A file with what Core Data provides for its `@NSManaged` declarations: properties that read and set what the
/// object keeps by their names, and the methods that add to relationships and remove from them (Apple, "Generating
/// code" and NSManagedObject).
struct ManagedProperties {
  private(set) var file: FileCode
  private static let attribute = "NSManaged"

  init(of code: FileCode, _ reader: CodeReader) {
    file = code
    guard code.file.bytes.contains("@\(Self.attribute)") else { return }
    let declarations = code.declarations
    file.list = DeclarationList {
      declarations.map { ManagedProperties.provided($0, isExtension: false, reader) }
    }
  }

  /// A declaration with what is provided inside of it.
  private static func provided(_ declaration: Declaration, isExtension: Bool, _ reader: CodeReader)
    -> Declaration
  {
    switch declaration {
    case .type(let type): .type(type.with(members(type.members, isExtension: false, reader)))
    case .extension(let code): .extension(code.with(members(code.members, isExtension: true, reader)))
    default: declaration
    }
  }

  private static func members(_ members: DeclarationList, isExtension: Bool, _ reader: CodeReader)
    -> DeclarationList
  {
    DeclarationList {
      members.all.flatMap { member -> [Declaration] in
        switch member {
        case .variable(let variable) where variable.attributes.contains { $0.name == attribute }:
          properties(of: variable, isExtension: isExtension, reader)
        case .function(let function) where function.attributes.contains { $0.name == attribute }:
          [.function(method(function, reader))]
        default: [provided(member, isExtension: isExtension, reader)]
        }
      }
    }
  }

  /// One property for each name. In an extension one with a value only says what it begins with, and that the
  /// entity says too.
  private static func properties(
    of variable: VariableDeclaration, isExtension: Bool, _ reader: CodeReader
  ) -> [Declaration] {
    VariableDeclaration.sharingTypes(variable.bindings).compactMap { binding in
      guard case .variable(let name, _) = binding.pattern.kind else { return .variable(variable) }
      if isExtension, binding.value != nil { return nil }
      let text = """
        extension X {
          var \(name): X {
            get { _managedValue("\(name)") }
            set { _setManagedValue("\(name)", newValue) }
          }
        }
        """
      guard case .variable(let made)? = member(of: text, for: variable.span.start, in: variable.file, reader)
      else {
        return .variable(variable)
      }
      var bindings = made.bindings
      bindings[0].type = binding.type
      return .variable(
        VariableDeclaration(
          isLet: false, isAsync: false, attributes: variable.attributes, modifiers: variable.modifiers,
          bindings: bindings, file: made.file, span: made.span))
    }
  }

  /// What the names of the methods for a relationship begin with, and what does it.
  private static let methods = [
    (prefix: "addTo", provided: "_addManaged"), (prefix: "removeFrom", provided: "_removeManaged"),
    (prefix: "insertInto", provided: "_insertManaged"),
  ]

  /// `addToBoats(_:)` adds to `boats`.
  private static func method(_ function: FunctionDeclaration, _ reader: CodeReader) -> FunctionDeclaration {
    guard let (prefix, provided) = methods.first(where: { function.name.hasPrefix($0.prefix) }),
      let first = function.parameters.first, first.label == nil
    else { return function }
    let key = function.name.dropFirst(prefix.count)
    let relationship = key.prefix(1).lowercased() + key.dropFirst()
    let others = function.parameters.dropFirst().map { "\($0.label.map { "\($0): " } ?? "")\($0.name)" }
    let given = (["\"\(relationship)\"", first.name] + others).joined(separator: ", ")
    let text = "extension X { func \(function.name)() { \(provided)(\(given)) } }"
    guard case .function(let made)? = member(of: text, for: function.span.start, in: function.file, reader)
    else { return function }
    return FunctionDeclaration(
      kind: function.kind, name: function.name, nameSpan: made.nameSpan, attributes: function.attributes,
      modifiers: function.modifiers, generics: [], parameters: function.parameters, result: function.result,
      isAsync: false, thrown: nil, requirements: [], body: made.body, accessors: [], file: made.file,
      span: made.span)
  }

  /// The first member of an extension that is written out.
  private static func member(
    of text: String, for offset: Int, in file: SourceText, _ reader: CodeReader
  ) -> Declaration? {
    let source = SourceText(text, for: offset, in: file)
    guard case .extension(let made)? = reader.read(source).declarations.first else { return nil }
    return made.members.all.first
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      self[start] == first && self[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}

extension TypeDeclaration {
  fileprivate func with(_ members: DeclarationList) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: name, nameSpan: nameSpan, attributes: attributes, modifiers: modifiers,
      generics: generics, primaryAssociatedTypes: primaryAssociatedTypes, inherited: inherited,
      requirements: requirements, members: members, file: file, span: span)
  }
}

extension ExtensionDeclaration {
  fileprivate func with(_ members: DeclarationList) -> ExtensionDeclaration {
    ExtensionDeclaration(
      extended: extended, attributes: attributes, modifiers: modifiers, inherited: inherited,
      requirements: requirements, members: members, file: file, span: span)
  }
}
