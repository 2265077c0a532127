import EarshotSwiftCode
import EarshotSwiftSemantics

/// Which variables of a body are shared: by closures that may outlive a change, or by functions among
/// statements, which see them as they are when they are called.
struct CaptureAnalysis {
  private(set) var shared: Set<Local> = []
  private let body: TypedBody
  /// Parameters of closures that are `inout` by what the closures are given for.
  private var inOut: Set<Local> = []
  /// The closure or function that declares a variable, by its depth.
  private var home: [Local: Int] = [:]
  private var place = 0
  private var count = 0
  /// Whether the code stands in a function among statements, by the places around.
  private var isInFunction: [Bool] = [false]
  private var places: [Int] = [0]

  init(_ body: TypedBody) { self.body = body }

  /// Looks through a declaration's code.
  mutating func look(at block: Block) { visit(block) }
  mutating func look(at expression: Expression) { visit(expression) }

  func variable(_ site: CodeSite) -> Local? { body.variables[site] }

  mutating func declare(_ local: Local?) {
    if let local { home[local] = place }
  }

  private mutating func use(_ local: Local) {
    guard home[local] != place else { return }
    let from = home[local].flatMap { places.firstIndex(of: $0) } ?? -1
    let throughFunction = isInFunction[(from + 1)...].contains(true)
    if throughFunction || !local.isLet || inOut.contains(local) { shared.insert(local) }
  }

  private mutating func inside(isFunction: Bool, _ work: (inout CaptureAnalysis) -> Void) {
    let before = place
    count += 1
    place = count
    places.append(place)
    isInFunction.append(isFunction)
    work(&self)
    places.removeLast()
    isInFunction.removeLast()
    place = before
  }

  private mutating func visit(_ block: Block) {
    for statement in block.statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .then(let expression), .throwing(let expression),
      .yielding(let expression), .return(let expression?):
      visit(expression)
    case .declaration(let declaration): visit(declaration)
    case .if(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guard(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .switch(let subject, let cases):
      visit(subject)
      for item in cases {
        for part in item.items { visit(part) }
        visit(item.body)
      }
    case .forIn(let loop):
      visit(loop.sequence)
      visit(loop.pattern)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .whileLoop(let conditions, let block, _):
      visit(conditions)
      visit(block)
    case .repeatLoop(let block, let condition, _):
      visit(block)
      visit(condition)
    case .doCatch(let block, let clauses, _, _):
      visit(block)
      for (index, clause) in clauses.enumerated() {
        declare(body.variables[CodeSite(statement, .error(index))])
        for part in clause.items { visit(part) }
        visit(clause.body)
      }
    case .deferred(let block): visit(block)
    case .return(nil), .breaking, .continuing, .fallThrough, .unknown: break
    }
  }

  private mutating func visit(_ item: SwitchCase.Item) {
    visit(item.pattern)
    if let condition = item.condition { visit(condition) }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .optionalBinding(let pattern, _, let value), .pattern(let pattern, _, let value):
        visit(value)
        visit(pattern)
      case .available: break
      }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    for role in [CodeSite.Role.variable, .storage, .projection] {
      declare(body.variables[CodeSite(pattern, role)])
    }
    // Who uses a wrapped variable uses its wrapper.
    if let storage = body.variables[CodeSite(pattern, .storage)] { shared.insert(storage) }
    switch pattern.kind {
    case .tuple(let elements), .enumCase(_, let elements): for part in elements { visit(part.pattern) }
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): visit(inner)
    case .expression(let expression): visit(expression)
    case .wildcard, .variable, .isType: break
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .variable(let code):
      declare(body.variables[CodeSite(code, .variable)])
      for attribute in code.attributes where body.impliedCalls[CodeSite(code, .wrapper(0, layer: 0))] != nil {
        for argument in attribute.arguments.value ?? [] { visit(argument.value) }
      }
      for binding in code.bindings {
        if let value = binding.value?.value { visit(value) }
        visit(binding.pattern)
        for (index, accessor) in binding.accessors.enumerated() {
          inside(isFunction: true) {
            $0.declare($0.body.variables[CodeSite(code, .newValue(index))])
            if let block = accessor.body?.value { $0.visit(block) }
          }
        }
      }
    case .function(let code):
      guard let value = body.functions[CodeSite(code, .function)] else { return }
      inside(isFunction: true) {
        for index in code.parameters.indices {
          $0.declare($0.body.variables[CodeSite(value, .parameter(index))])
          if let initial = code.parameters[index].defaultValue?.value { $0.visit(initial) }
        }
        if let block = code.body?.value { $0.visit(block) }
      }
    default: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    if let local = body.locals[expression] { use(local) }
    switch expression.kind {
    case .closure(let closure):
      for part in closure.captures { visit(part.value) }
      let taken = body.types[expression]?.function?.parameters
      inside(isFunction: false) {
        for index in closure.captures.indices {
          $0.declare($0.body.variables[CodeSite(closure, .capture(index))])
        }
        for index in 0..<64 {
          guard let local = $0.body.variables[CodeSite(closure, .parameter(index))] else { continue }
          $0.declare(local)
          if let taken, taken.indices.contains(index), taken[index].isInOut { $0.inOut.insert(local) }
        }
        $0.visit(closure.body)
      }
    case .statement(let statement): visit(statement)
    default: for child in expression.children { visit(child) }
    }
  }
}
