import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation
import RegexBuilder

/// A pattern. What it captures is known when it matches: its type says how running code sees that.
final class RegexValue {
  let regex: Regex<AnyRegexOutput>
  /// The pattern as text, as Foundation reads it: by it one sees whether a search ends in time.
  let source: String?
  /// What went wrong in functions of the running program that the pattern calls.
  let failures: [RegexFailure]
  /// The references that it captures as.
  let references: [RegexReference]
  /// Those of them that may have captured nothing.
  let loose: [RegexReference]

  init(
    _ regex: some RegexComponent, source: String?, failures: [RegexFailure] = [],
    references: [RegexReference] = [], loose: [RegexReference] = []
  ) {
    self.source = source
    if let known = regex.regex as? Regex<AnyRegexOutput> {
      self.regex = known
    } else {
      self.regex = Regex<AnyRegexOutput>(regex.regex)
    }
    self.failures = failures
    self.references = references
    self.loose = loose
  }

  /// A pattern made of others.
  /// - Parameter isLoose: whether parts may match nothing.
  convenience init(
    _ regex: some RegexComponent, source: String?, of parts: [RegexValue], isLoose: Bool = false
  ) {
    self.init(
      regex, source: source, failures: parts.flatMap(\.failures), references: parts.flatMap(\.references),
      loose: parts.flatMap { isLoose ? $0.references : $0.loose })
  }

  /// The characters themselves.
  convenience init(verbatim text: some StringProtocol) {
    let text = String(text)
    self.init(text, source: NSRegularExpression.escapedPattern(for: text))
  }

  /// With the same parts, but other options.
  /// - Parameter letters: how the option is written in a pattern, as in `(?i)`; empty: it can't be.
  func with(
    _ letters: String = "", _ change: (Regex<AnyRegexOutput>) -> Regex<AnyRegexOutput>
  ) -> RegexValue {
    RegexValue(
      change(regex), source: letters.isEmpty ? source : source.map { "(?\(letters):\($0))" }, of: [self])
  }

  /// How a pattern is held against a text.
  enum Search {
    case first, all, prefix, whole
  }

  /// Swift's own search can't be stopped. One for the same pattern that can goes through the text before; it is
  /// hundreds of times as fast where there are many ways to try, so few of its reports are many steps. As another
  /// choice that never matches, the pattern has no least length by which that search would end sooner than Swift's.
  private func check(_ text: Substring, _ search: Search, _ machine: Machine) throws {
    guard let source, source.contains(where: { "*+?{|".contains($0) }),
      let expression = try? NSRegularExpression(
        pattern: "(?:\(source)|(?!))" + (search == .whole ? "\\z" : ""))
    else { return }
    let whole = String(text)
    let rehearsal = PatternSearch(
      expression: expression, text: whole, options: search == .first || search == .all ? [] : .anchored,
      range: NSRange(location: 0, length: whole.utf16.count), limit: 24)
    try rehearsal.enumerate(machine) { _ in search == .all }
  }

  /// Matches, and stops where a function of the running program can't go on.
  /// - Parameters:
  ///   - search: how the body holds the pattern against the text.
  ///   - isQuiet: whether an error that such a function throws is no match.
  func run<T>(
    _ search: Search, in text: Substring, _ machine: Machine, isQuiet: Bool = true,
    _ body: (Regex<AnyRegexOutput>) throws -> T?
  ) throws -> T? {
    try check(text, search, machine)
    for failure in failures { failure.error = nil }
    var result: T?
    do { result = try body(regex) } catch {
      if failures.allSatisfy({ $0.error == nil }) { throw error }
    }
    guard let error = failures.lazy.compactMap(\.error).first else { return result }
    if isQuiet, let interruption = error as? Interruption, case .thrown = interruption { return result }
    throw error
  }

  /// The whole match alone as its output.
  var plain: Regex<Substring> {
    if let plain = Regex<Substring>(regex, as: Substring.self) { return plain }
    return RegexComponentBuilder.buildPartialBlock(accumulated: regex, next: "")
  }
}

final class RegexFailure {
  var error: (any Error)?
}

/// A reference. Its captures are texts or what a function made of them.
final class RegexReference {
  let text = Reference(Substring.self)
  let made = Reference(RegexCapture.self)
  var isMade = false
  /// A name of its own for what it captures.
  var name: String { "r\(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }
  var source: String { "\\k<\(name)>" }
}

/// What a function of the running program made of a captured text.
struct RegexCapture {
  let value: RuntimeValue
  let type: Type
}

final class RegexMatch {
  let match: Regex<AnyRegexOutput>.Match
  let pattern: RegexValue

  init(_ match: Regex<AnyRegexOutput>.Match, _ pattern: RegexValue) {
    self.match = match
    self.pattern = pattern
  }
}

extension RegexMatch {
  /// The output as a value of a type.
  func output(as type: Type, _ machine: Machine) throws -> RuntimeValue {
    if case .tuple(let elements) = type.kind {
      guard elements.count == match.output.count else {
        throw Interruption.unknown("a pattern whose captures aren't those of \(type)")
      }
      return .fields(
        ContiguousArray(
          try zip(elements, match.output).map { try capture($1, as: $0.type, machine) }))
    }
    if type.nominal?.name == "AnyRegexOutput" { return .host(match.output) }
    guard let whole = match.output.first else { throw Interruption.unknown("the output of a match") }
    return try capture(whole, as: type, machine)
  }

  private func capture(_ element: AnyRegexOutput.Element, as type: Type, _ machine: Machine) throws
    -> RuntimeValue
  {
    if let made = element.value as? RegexCapture, made.type === type { return made.value }
    if let inner = machine.program.language.wrapped(type) {
      return element.range == nil ? .none(0) : try capture(element, as: inner, machine).wrapped
    }
    guard let text = element.substring else { throw Interruption.unknown("a capture of \(type)") }
    return .host(text)
  }
}

extension NativeCall {
  /// The type of a parameter here.
  func parameterType(_ index: Int) throws -> Type {
    guard let declaration, let parameters = machine.program.interface(of: declaration).parameters,
      index < parameters.count
    else { throw Interruption.unknown("the type of an argument") }
    return machine.concrete(parameters[index].type, generics)
  }

  /// A value as a pattern.
  func pattern(_ value: RuntimeValue, _ type: Type) throws -> RegexValue {
    switch value {
    case .existential(let box): return try pattern(box.value, box.type)
    case .text(let text): return RegexValue(verbatim: text)
    case .integer where type.nominal?.dottedName == "Unicode.Scalar":
      let scalar = try value.scalar
      return RegexValue(scalar, source: NSRegularExpression.escapedPattern(for: String(scalar)))
    case .host(let host):
      switch host.value {
      case let pattern as RegexValue: return pattern
      case let part as Substring: return RegexValue(verbatim: part)
      case let reference as RegexReference:
        return reference.isMade
          ? RegexValue(reference.made, source: reference.source)
          : RegexValue(reference.text, source: reference.source)
      case let characters as RegexCharacters: return RegexValue(characters.value, source: characters.source)
      case let anchor as RegexAnchor: return RegexValue(anchor.value, source: anchor.source)
      case let component as any RegexComponent: return RegexValue(component, source: nil)
      default: break
      }
    default: break
    }
    guard let requirement = machine.member("regex", of: "RegexComponent") else {
      throw Interruption.unknown("the pattern of \(type)")
    }
    return try machine.read(requirement, of: value, on: type).hosted()
  }

  /// The pattern that a parameter is, or that a builder gives.
  func pattern(_ arguments: ContiguousArray<RuntimeValue>, _ index: Int) throws -> RegexValue {
    let type = try parameterType(index - 1)
    if let function = type.function {
      return try pattern(arguments[index].functionValue.call(), function.result)
    }
    return try pattern(arguments[index], type)
  }
}
