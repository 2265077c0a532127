import EarshotSwiftCode
import EarshotSwiftSemantics

extension CaptureAnalysis {
  /// Looks through what a part of a declaration runs.
  mutating func look(at value: Value, _ part: CompiledFunction.Part) {
    for index in value.parameterCount { declare(value, .parameter(index)) }
    for block in value.blocks(part) { look(at: block) }
    switch (part, value.code) {
    case (.initial, .variable(let code, let index, _, _)):
      if let initial = code.bindings[index].value?.value { look(at: initial) }
      look(atArgumentsOf: code.attributes)
    case (.wrapping, .variable(let code, _, _, _)): look(atArgumentsOf: code.attributes)
    case (.defaultValue(let index), .function(let code)):
      if index < code.parameters.count, let initial = code.parameters[index].defaultValue?.value {
        look(at: initial)
      }
    default: break
    }
  }

  private mutating func look(atArgumentsOf attributes: [Attribute]) {
    for attribute in attributes {
      for argument in attribute.arguments.value ?? [] { look(at: argument.value) }
    }
  }

  private mutating func declare(_ value: Value, _ role: CodeSite.Role) {
    declare(variable(CodeSite(value, role)))
  }
}

extension Value {
  fileprivate var parameterCount: Range<Int> {
    if case .function(let code) = code { return 0..<code.parameters.count }
    return 0..<0
  }

  /// The blocks that a part of the declaration runs.
  fileprivate func blocks(_ part: CompiledFunction.Part) -> [Block] {
    switch part {
    case .body, .undone:
      if case .function(let code) = code, let block = code.body?.value { return [block] }
      return accessors.filter { $0.kind == .get }.compactMap { $0.body?.value }
    case .setter: return accessors.filter { $0.kind == .set }.compactMap { $0.body?.value }
    case .willSet: return accessors.filter { $0.kind == .willSet }.compactMap { $0.body?.value }
    case .didSet: return accessors.filter { $0.kind == .didSet }.compactMap { $0.body?.value }
    case .initial, .wrapping, .defaultValue: return []
    }
  }

  /// Whether a part's code has closures or functions in it.
  func holdsClosures(_ part: CompiledFunction.Part) -> Bool {
    if part == .initial, case .variable(let code, let index, _, _) = code {
      return code.bindings[index].value?.value.holdsClosures ?? false
    }
    return blocks(part).contains(where: \.holdsClosures)
  }
}

extension Block {
  fileprivate var holdsClosures: Bool {
    var found = false
    visit { statement in
      if case .declaration(.function) = statement.kind { found = true }
      if statement.expressions.contains(where: \.holdsClosures) { found = true }
    }
    return found
  }
}

extension Expression {
  fileprivate var holdsClosures: Bool {
    switch kind {
    case .closure: true
    case .statement(let statement): Block([statement], statement.span).holdsClosures
    default: children.contains(where: \.holdsClosures)
    }
  }
}
