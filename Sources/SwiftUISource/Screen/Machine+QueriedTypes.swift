import EarshotVocabulary

/// What a query asks for.
enum QueriedType {
  case named(String?)
  /// A type parameter of the view, which nothing that the view was given tells.
  case unknown(String)
}

/// The type behind `@Query var models: [Model]` of a view with a type parameter: it is what a closure of the
/// view's hands on, as in `ModelReader { tide in TideRow(tide: tide) }`.
extension Machine {
  func queriedType(of property: PropertyCode, in instance: StructValue) -> QueriedType {
    let name = elementName(of: property.type)
    guard let name, project.constraints(of: name, in: instance.type) != nil else { return .named(name) }
    for (held, field) in zip(instance.type.storedProperties, instance.fields) {
      guard case .function(let parameters, _, _)? = held.type?.unwrapped,
        let index = parameters.firstIndex(where: { $0.simpleName == name }),
        case .closure(let closure) = field, let type = type(ofParameter: index, of: closure)
      else { continue }
      return .named(type)
    }
    return .unknown(name)
  }

  private func elementName(of type: TypeName?) -> String? {
    switch type?.unwrapped {
    case .array(let element): element.simpleName
    case .named(_, let arguments): arguments.last?.simpleName
    default: nil
    }
  }

  // MARK: Closures

  private func type(ofParameter index: Int, of closure: ClosureValue) -> String? {
    switch closure.body {
    case .function(let function, _, _):
      guard function.parameters.indices.contains(index) else { return nil }
      return function.parameters[index].type.simpleName
    case .initializer(let type):
      guard let info = type.info, closure.labels.indices.contains(index) else { return nil }
      return parameterType(closure.labels[index], of: info)
    case .code(let code, let file):
      guard code.parameters.indices.contains(index) else {
        return code.parameters.isEmpty ? handedOn("$\(index)", in: code.body, file) : nil
      }
      let parameter = code.parameters[index]
      return parameter.type?.simpleName ?? handedOn(parameter.name, in: code.body, file)
    default: return nil
    }
  }

  /// The type of what a name is given to, in the first initializer of a type of the app's that takes it.
  private func handedOn(_ name: String, in body: [Statement], _ file: FileCode, depth: Int = 0) -> String? {
    for statement in body {
      switch statement.kind {
      case .expression(let expression), .return(let expression?):
        if let found = handedOn(name, in: expression, file, depth: depth) { return found }
      default: continue
      }
    }
    return nil
  }

  private func handedOn(_ name: String, in expression: Expression, _ file: FileCode, depth: Int) -> String? {
    guard depth < 32, case .postfix(let base, let steps) = expression.kind else { return nil }
    for case .call(let arguments, _) in steps {
      for argument in arguments {
        if case .name(name) = argument.value.kind, case .name(let type) = base.kind,
          let info = project.findType([type], owner: nil, file: file),
          let found = parameterType(argument.label, of: info)
        {
          return found
        }
        let found =
          if case .closure(let inner) = argument.value.kind {
            handedOn(name, in: inner.body, file, depth: depth + 1)
          } else {
            handedOn(name, in: argument.value, file, depth: depth + 1)
          }
        if let found { return found }
      }
    }
    return handedOn(name, in: base, file, depth: depth + 1)
  }

  private func parameterType(_ label: String?, of info: TypeInfo) -> String? {
    for initializer in info.initializers {
      if let parameter = initializer.parameters.first(where: { $0.label == label }) {
        return parameter.type.simpleName
      }
    }
    return label.flatMap { name in info.storedProperties.first { $0.name == name }?.type?.simpleName }
  }
}
