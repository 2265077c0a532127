/// A declared type with all its extensions, or the extensions that an app makes to a type of
/// the SDK or to a protocol.
final class TypeInfo: Sendable {
  let path: [String]
  /// nil: a type that the app only extends.
  let declaration: TypeCode?
  let extensions: [TypeCode]
  let inherited: [TypeName]

  let storedProperties: [PropertyCode]
  let fieldIndex: [String: Int]
  let properties: [String: PropertyCode]
  let staticProperties: [String: PropertyCode]
  let functions: [String: [FunctionCode]]
  let staticFunctions: [String: [FunctionCode]]
  let initializers: [FunctionCode]
  let subscripts: [SubscriptCode]
  let cases: [EnumCaseCode]
  let aliases: [String: AliasCode]
  let genericParameters: [String]
  /// What the elements of a collection, or the value of an optional, have to be for the extensions to count;
  /// empty where they count for any.
  let conditions: [String]
  /// The types that are declared in the same block as this one, where it is local.
  let locals: LocalTypes?

  init(path: [String], declaration: TypeCode?, extensions: [TypeCode], locals: LocalTypes? = nil) {
    self.locals = locals
    self.path = path
    self.declaration = declaration
    self.extensions = extensions
    // What a protocol asks for does not hide what its extension gives.
    let own = declaration.map { [$0] } ?? []
    let parts = declaration?.kind == .protocolType ? extensions + own : own + extensions
    var properties: [String: PropertyCode] = [:]
    var statics: [String: PropertyCode] = [:]
    var stored: [PropertyCode] = []
    // Attributes of Core Data stand in extensions too; what they begin with may stand apart, in a model.
    var managed: [String: Expression] = [:]
    var functions: [String: [FunctionCode]] = [:]
    var staticFunctions: [String: [FunctionCode]] = [:]
    var aliases: [String: AliasCode] = [:]
    for part in parts {
      for property in part.properties {
        if property.isStatic {
          statics[property.name] = statics[property.name] ?? property
        } else {
          let known = properties[property.name]
          properties[property.name] = known ?? property
          guard !property.isComputed, part.kind != .protocolType else { continue }
          if part.kind != .extensionType {
            stored.append(property)
          } else if property.isManaged, !own.isEmpty {
            if known == nil { stored.append(property) }
            managed[property.name] = property.initial ?? managed[property.name]
          }
        }
      }
      for function in part.functions {
        if function.isStatic {
          staticFunctions[function.name, default: []].append(function)
        } else {
          functions[function.name, default: []].append(function)
        }
      }
      for alias in part.aliases { aliases[alias.name] = alias }
    }
    for (position, property) in stored.enumerated() where property.isManaged && property.initial == nil {
      guard let initial = managed[property.name] else { continue }
      stored[position] = property.beginning(with: initial)
      properties[property.name] = stored[position]
    }
    self.storedProperties = stored
    var index: [String: Int] = [:]
    for (position, property) in stored.enumerated() { index[property.name] = position }
    self.fieldIndex = index
    self.properties = properties
    self.staticProperties = statics
    self.functions = functions
    self.staticFunctions = staticFunctions
    self.initializers = parts.flatMap(\.initializers)
    self.subscripts = parts.flatMap(\.subscripts)
    self.cases = parts.flatMap(\.cases)
    self.aliases = aliases
    self.inherited = parts.flatMap(\.inherited)
    self.genericParameters = declaration?.genericParameters ?? []
    self.conditions = declaration == nil ? extensions.first?.conditions ?? [] : []
  }

  var name: String { path.last ?? "" }
  var qualifiedName: String { path.joined(separator: ".") }
  var kind: TypeCode.Kind { declaration?.kind ?? .extensionType }
  var isReference: Bool { kind == .classType || kind == .actor }

  /// Only the declaration's own initializers keep the memberwise one from being made.
  var hasOwnInitializer: Bool { !(declaration?.initializers.isEmpty ?? true) }
}

extension TypeCode {
  /// What `Element`, `Wrapped` or a binding's value has to be for an extension to count.
  var conditions: [String] {
    kind == .extensionType ? constraints["Element"] ?? constraints["Wrapped"] ?? [] : []
  }
}
