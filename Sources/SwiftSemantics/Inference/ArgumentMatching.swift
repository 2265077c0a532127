import EarshotSwiftCode

/// What a call has to know of a parameter to find its argument.
struct ParameterShape {
  var label: String?
  var hasDefault = false
  var isVariadic = false
  var takesClosure = false
  /// `repeat each T`
  var isPack = false
}

/// Which arguments go to which parameters, as SE-0286 says for trailing closures: forward from where the
/// parentheses end.
enum ArgumentMatching {
  /// - Returns: for every parameter the places of its arguments; nil where the call doesn't fit.
  static func match(_ arguments: [ArgumentType], to parameters: [ParameterShape]) -> [[Int]]? {
    var taken: [[Int]] = Array(repeating: [], count: parameters.count)
    let trailing = arguments.firstIndex { $0.isTrailingClosure } ?? arguments.count
    guard let next = matchPlain(arguments, upTo: trailing, parameters, &taken) else { return nil }
    guard matchTrailing(arguments, from: trailing, parameters, from: next, &taken) else { return nil }
    for (index, parameter) in parameters.enumerated()
    where taken[index].isEmpty && !(parameter.hasDefault || parameter.isVariadic || parameter.isPack) {
      return nil
    }
    return taken
  }

  /// The arguments between the parentheses. Gives the first parameter behind them.
  private static func matchPlain(
    _ arguments: [ArgumentType], upTo end: Int, _ parameters: [ParameterShape], _ taken: inout [[Int]]
  ) -> Int? {
    var position = 0
    var index = 0
    while index < end {
      let label = arguments[index].label
      guard
        let found = (position..<parameters.count).first(where: { candidate in
          parameters[candidate].label == label
            && (position..<candidate).allSatisfy {
              parameters[$0].canBeLeftOut(hasTrailing: end < arguments.count)
            }
        })
      else { return nil }
      taken[found].append(index)
      index += 1
      if parameters[found].isVariadic || parameters[found].isPack {
        while index < end, arguments[index].label == nil {
          let isNext =
            parameters[found].isPack && remaining(arguments, index, end) <= required(parameters, found + 1)
          if isNext { break }
          taken[found].append(index)
          index += 1
        }
      }
      position = found + 1
    }
    return position
  }

  private static func remaining(_ arguments: [ArgumentType], _ index: Int, _ end: Int) -> Int {
    arguments[index..<end].prefix { $0.label == nil }.count
  }

  private static func required(_ parameters: [ParameterShape], _ from: Int) -> Int {
    parameters[min(from, parameters.count)...].prefix { $0.label == nil }
      .filter { !$0.hasDefault && !$0.isVariadic && !$0.isPack }.count
  }

  private static func matchTrailing(
    _ arguments: [ArgumentType], from start: Int, _ parameters: [ParameterShape], from next: Int,
    _ taken: inout [[Int]]
  ) -> Bool {
    var position = next
    for index in start..<arguments.count {
      let label = arguments[index].label
      let found: Int?
      if let label {
        found = (position..<parameters.count).first { parameters[$0].label == label }
      } else {
        found =
          firstForClosure(parameters, from: position, following: arguments[(index + 1)...])
          ?? lastForClosure(parameters, taken)
      }
      guard let found else { return false }
      taken[found].append(index)
      position = max(position, found + 1)
    }
    return true
  }

  /// The next parameter that takes a closure; one with a default is left out where a later one needs the
  /// closure.
  private static func firstForClosure(
    _ parameters: [ParameterShape], from start: Int, following: ArraySlice<ArgumentType>
  ) -> Int? {
    for position in start..<max(start, parameters.count) {
      let parameter = parameters[position]
      if parameter.takesClosure || !parameter.hasDefault && !parameter.isVariadic {
        let isNeededLater =
          parameter.hasDefault && following.isEmpty
          && parameters[(position + 1)...].contains { !$0.hasDefault && !$0.isVariadic && $0.takesClosure }
        if isNeededLater { continue }
        return position
      }
    }
    return nil
  }

  private static func lastForClosure(_ parameters: [ParameterShape], _ taken: [[Int]]) -> Int? {
    parameters.indices.last { parameters[$0].takesClosure && taken[$0].isEmpty }
  }
}

extension ParameterShape {
  func canBeLeftOut(hasTrailing: Bool) -> Bool {
    hasDefault || isVariadic || isPack || hasTrailing && takesClosure
  }
}

extension Program {
  /// Which arguments of a call go to which parameters of a declaration; nil where they don't fit.
  package func places(of arguments: [Argument], in value: Value, as type: Type) -> [[Int]]? {
    let declared = interface(of: value).parameters ?? []
    let given = type.function?.parameters ?? []
    let isSame = declared.count == given.count
    let shapes = (isSame ? declared.indices.map { $0 } : []).map { index in
      ParameterShape(
        label: declared[index].label, hasDefault: declared[index].hasDefault,
        isVariadic: declared[index].isVariadic,
        takesClosure: (isSame ? given[index].type : declared[index].type).takesClosure,
        isPack: declared[index].type.isExpansion)
    }
    guard isSame else { return packPlaces(of: arguments, declared) }
    return ArgumentMatching.match(arguments.map(\.shape), to: shapes)
  }

  /// A pack's parameter takes a number of arguments.
  private func packPlaces(of arguments: [Argument], _ declared: [Value.Parameter]) -> [[Int]]? {
    let shapes = declared.map {
      ParameterShape(
        label: $0.label, hasDefault: $0.hasDefault, isVariadic: $0.isVariadic,
        takesClosure: $0.type.takesClosure, isPack: $0.type.isExpansion)
    }
    return ArgumentMatching.match(arguments.map(\.shape), to: shapes)
  }

  /// Which arguments go to which parameters of a function that is a value.
  package func places(of arguments: [Argument], in function: FunctionType) -> [[Int]]? {
    let shapes = function.parameters.map {
      ParameterShape(isVariadic: $0.isVariadic, takesClosure: $0.type.takesClosure)
    }
    return ArgumentMatching.match(
      arguments.map {
        var shape = $0.shape
        shape.label = nil
        return shape
      }, to: shapes)
  }
}

extension Argument {
  fileprivate var shape: ArgumentType {
    ArgumentType(
      label: label, type: Program.noType, expression: value, isTrailingClosure: isTrailingClosure)
  }
}

extension Program {
  /// Stands where a type is not looked at.
  fileprivate static var noType: Type { TypeTable().void }
}
