extension Machine {
  /// Types of the SDK that no list is.
  private static let singleValues: Set<String> = [
    "Angle", "CGPoint", "CGRect", "CGSize", "Color", "Date", "EdgeInsets", "Font", "Locale",
    "NSDirectionalEdgeInsets", "TimeZone", "UIEdgeInsets", "URL", "UUID", "UnitPoint",
  ]

  /// What numbers are kept in, besides their own types.
  private static let numberRecords: Set<String> = ["Decimal", "NSDecimalNumber", "NSNumber"]

  /// Whether a value is certainly none of a type's.
  func isUnfit(_ value: Value, _ type: TypeName) -> Bool {
    if isReferenceOfSDK(type), value.isPlain { return true }
    switch type {
    case .named(["Type"], _):
      if case .type = value { return false }
      return !value.isUnknown && !value.isNone
    case .named(let path, _):
      guard let name = path.last else { return false }
      let isNumber = MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name)
      let isBasic = isNumber || name == "String" || name == "Bool"
      let declared =
        isBasic ? nil : project.findType(path, owner: nil, file: nil) ?? project.onlyType(named: name)
      let isConcrete = declared.map { $0.kind != .protocolType } ?? false
      if declared == nil, isForeign(type), value.isKnownToSwift { return true }
      switch value {
      case .int: return name == "String" || name == "Bool" || (isConcrete && !isMadeOfNumbers(declared))
      case .double: return isConcrete && !isMadeOfNumbers(declared)
      case .string: return isNumber || name == "Bool" || (isConcrete && !isMadeOfTexts(declared))
      case .localized: return isNumber || name == "Bool"
      case .array, .dictionary, .set:
        return isBasic || (declared?.declaration == nil && Machine.singleValues.contains(name))
      case .type, .tuple: return isBasic || isConcrete
      case .closure, .attributed, .date, .url, .view: return isBasic
      case _ where isColor(value): return isBasic
      case .symbol(let symbol) where isNumber && symbol.type != nil:
        return symbol.type.map {
          !MachineTypes.integers.contains($0) && !MachineTypes.floatingPoint.contains($0)
        }
          ?? false
      case .record(let record) where isNumber: return !Machine.numberRecords.contains(record.type)
      case .record(let record):
        return isConcrete && declared?.name != record.type && project.types(named: record.type).isEmpty
      case .structure, .object, .enumeration:
        if isBasic { return true }
        return isConcrete && declared.map { !typeNames(of: value).contains($0.name) } ?? false
      default: return false
      }
    case .array(let element): return holdsOthers(value, than: element)
    case .tuple(let parts, _):
      if case .tuple(let own) = value { return own.count != parts.count }
      return value.isPlain
    case .function:
      switch value {
      case .int, .double, .string, .bool, .array, .dictionary, .date, .url, .record: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a number that is written out can be one of a type's values.
  private func isMadeOfNumbers(_ type: TypeInfo?) -> Bool {
    guard let type else { return false }
    return project.allNames(of: type).contains {
      $0 == "ExpressibleByIntegerLiteral" || $0 == "ExpressibleByFloatLiteral"
    }
  }

  /// Whether a text that is written out can be one of a type's values.
  private func isMadeOfTexts(_ type: TypeInfo?) -> Bool {
    guard let type else { return false }
    return project.allNames(of: type).contains {
      $0.hasPrefix("ExpressibleByString") || $0 == "ExpressibleByUnicodeScalarLiteral"
        || $0 == "ExpressibleByExtendedGraphemeClusterLiteral"
    }
  }

  /// `[[4, 6].map { $0 * 2 }]` given for `[[Reading]]`: a list that is written out, whose first element is
  /// certainly none of those wanted.
  func isListOfOthers(_ argument: Expression, than type: TypeName, in scope: Scope) -> Bool {
    guard case .array(let elements) = argument.kind, case .array(let element) = type,
      let first = elements.first(where: { !$0.isNil })
    else { return false }
    if case .array = first.kind { return isListOfOthers(first, than: element.unwrapped, in: scope) }
    guard first.calls || first.isLiteral, !first.isImplicitMember, let value = try? evaluate(first, in: scope)
    else {
      return false
    }
    return isUnfit(value, element.unwrapped)
  }

  /// Whether what is of a type is one thing that is no list, nor stands for one.
  func isOne(_ type: TypeName, _ info: TypeInfo?) -> Bool {
    if let info {
      return info.kind != .protocolType && Machine.lists.isDisjoint(with: project.allNames(of: info))
    }
    guard let name = type.unwrapped.simpleName else { return false }
    return UIKitClasses.superclasses[name] != nil || isBasic(type.unwrapped)
  }

  /// What a list may be.
  static let lists: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "Array",
  ]

  /// Whether an initializer that the app adds for a number, a text or a truth is given what a call makes of
  /// another kind: `Data(bytes())` where the app adds `init(_ count: Int)`, `Array(rows.enumerated())` where it
  /// adds `init(_ names: [String])`.
  func isGivenSomethingElse(
    _ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    if isGivenAllAtOnce(function, arguments, in: scope) { return true }
    guard let match = matching(function.parameters, arguments) else { return false }
    return zip(function.parameters, match).contains { parameter, indices in
      let type = parameter.type.unwrapped
      guard isBasic(type) || type.isArray else { return false }
      return indices.contains { index in
        let argument = arguments[index].value
        guard argument.isChosenOrFound, owner(of: argument, in: scope) == nil,
          let value = try? evaluate(argument, in: scope)
        else { return false }
        // What nobody knows is more likely what the SDK's own form takes than what an app adds for numbers.
        return isUnfit(value, type) || value.isUnknown && type.simpleName != "String"
      }
    }
  }

  /// Whether an initializer that takes any number of elements is given a collection: `Array(tides.dropFirst())`
  /// where the app adds `init(_ tides: Tide...)`.
  private func isGivenAllAtOnce(
    _ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    guard function.parameters.count == 1, let only = function.parameters.first, only.isVariadic,
      arguments.count == 1, let argument = arguments.first, !argument.value.isClosure
    else { return false }
    switch only.type.unwrapped {
    case .array, .dictionary: return false
    case .named(let path, _) where function.genericParameters.contains(path.last ?? ""): return false
    default: break
    }
    switch try? evaluate(argument.value, in: scope) {
    case .array?, .slice?, .set?, .dictionary?, .range?: return true
    default: return false
    }
  }

  /// Whether the elements of a sequence are certainly none of an array's.
  private func holdsOthers(_ value: Value, than element: TypeName) -> Bool {
    guard let values = value.arrayValue else {
      switch value {
      case .tuple: return true
      case .structure, .object, .enumeration: return Machine.lists.isDisjoint(with: typeNames(of: value))
      default: return value.isPlain
      }
    }
    guard let first = values.first(where: { !$0.isNone }), !first.isUnknown else { return false }
    return isUnfit(first, element.unwrapped)
  }
}

extension Value {
  /// Whether it is certainly a value of a type of Swift's own or of the app's.
  fileprivate var isKnownToSwift: Bool {
    switch self {
    case .bool, .double, .string, .localized, .array, .dictionary, .set, .date, .url, .structure, .object,
      .enumeration, .attributed:
      true
    default: false
    }
  }
}

extension Expression {
  fileprivate var isNil: Bool {
    if case .nilLiteral = kind { return true }
    return false
  }

  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .bool, .string: true
    case .prefix(_, let operand): operand.isLiteral
    default: false
    }
  }
}

extension TypeName {
  var isArray: Bool {
    if case .array = self { return true }
    return false
  }
}

extension Expression {
  /// `depth.formatted()`, `tide.rawValue`, `isHigh ? "High" : "Low"`: what only running it tells.
  fileprivate var isChosenOrFound: Bool {
    switch kind {
    case .ternary, .name, .binary, .coalesce: true
    case .postfix: !isImplicitMember
    default: false
    }
  }
}
