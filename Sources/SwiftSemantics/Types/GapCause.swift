/// Why something is not known: in words, and by the name of what is missing, which gaps are counted by.
package struct GapCause: Hashable, Sendable, CustomStringConvertible {
  package var missing: String
  package var text: String
  /// Whether code ended for it that may have changed something first, or would have.
  package var leavesDoubt = false
  /// Whether the code that ended for it has said of each place that it would have changed that this is in doubt.
  package var isTold = false
  /// Whether it is no want of something, but more than is done here: steps without end, a value without measure.
  package private(set) var isBeyondBounds = false
  /// Whether neither the app nor anything that is known declares it.
  package private(set) var isUndeclared = false

  /// Whether something is missing that has a name: not where something that is there was given what doesn't fit.
  package var namesWhatIsMissing: Bool { missing != text }

  /// More than is done here.
  package static func beyondBounds(_ text: String) -> GapCause {
    var cause = GapCause(text)
    cause.isBeyondBounds = true
    return cause
  }

  /// A cause that is no want of something with a name.
  package init(_ text: String) {
    self.text = text
    missing = text
  }

  /// - Parameters:
  ///   - missing: `Tide`, `Tide.height`
  ///   - text: what is said of it.
  package init(missing: String, _ text: String) {
    self.missing = missing
    self.text = text
  }

  /// The same, said of something that hangs on it.
  package func saying(_ text: String) -> GapCause {
    var cause = self
    cause.text = text
    return cause
  }

  package var description: String { text }

  static func noMember(_ name: String, of type: Type) -> GapCause {
    let owner = shownName(type)
    var cause = GapCause(missing: "\(owner).\(name)", "\(owner) has no member \(name)")
    cause.isUndeclared = true
    return cause
  }

  /// Something of the name is declared, but none that a call with these labels could be one of.
  static func noOverload(_ name: String, _ labels: [String?]?, of type: Type) -> GapCause {
    let whole = "\(name)(\((labels ?? []).map { ($0 ?? "_") + ":" }.joined()))"
    let owner = shownName(type)
    var cause = GapCause("\(owner) has no member \(whole)")
    cause.isUndeclared = true
    return cause
  }

  /// What isn't known of a type is left out.
  private static func shownName(_ type: Type) -> String {
    let inner = type.instance ?? type
    guard inner.hasVariables, let nominal = inner.nominal else { return "\(type)" }
    return type.instance == nil ? nominal.name : "\(nominal.name).Type"
  }

  static func undeclared(_ name: String) -> GapCause {
    var cause = GapCause(missing: name, "\(name) isn't declared")
    cause.isUndeclared = true
    return cause
  }
}

extension GapCause: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}
