import EarshotSwiftSemantics

/// Something of a program that is not known here and was passed over, with what hangs on it.
package struct RuntimeGap: Hashable {
  package enum Subject: Hashable {
    /// A value that is part of something: of a text, of a view.
    case value
    /// A value that is only kept: whoever reads it lacks it.
    case held
    /// A part of what a result builder puts together.
    case component
    /// A member called on something that stays what it is.
    case modifier
    /// Whether something is shown.
    case condition
    /// Something that is done.
    case statement
    /// Code at which the program would end.
    case trap
    /// Code whose types don't fit, as far as they are known: it runs all the same.
    case mismatch
  }

  package var subject: Subject
  /// What is written there, on one line.
  package var source: String
  /// What it is called: `Gauge` of `Gauge(depth)`.
  package var name: String
  package var cause: GapCause
  package var place: CodePlace?
  /// Where the cause lies.
  package var origin: CodePlace?
  /// The statement that it is a part of.
  var statement: CodePlace?

  package init(_ subject: Subject, source: String, name: String, cause: GapCause, place: CodePlace?) {
    self.subject = subject
    self.source = source
    self.name = name
    self.cause = cause
    self.place = place
    origin = place
    statement = place
  }
}

/// What stands in the place of a value that is not known here. Who only hands it on, to a variable, a property, a view
/// or a function, hands this on; who reads it ends with its cause.
package final class UnknownValue {
  /// By what a value of a type that nothing declares was made.
  package enum Made {
    case initializer
    /// `ebb` of `.ebb`
    case member(String)
  }

  package let gap: RuntimeGap
  package let made: Made?
  /// What it was given that shows something.
  package let content: [TypedValue]
  /// What else it was given.
  package let arguments: [(label: String?, value: TypedValue)]
  /// What is heard of a text of which parts are known: the others stand in guillemets. It is handed on like a text that
  /// is known whole, and whoever asks what it says ends with the cause.
  package let words: String?

  package init(
    _ gap: RuntimeGap, made: Made? = nil, words: String? = nil, content: [TypedValue] = [],
    arguments: [(label: String?, value: TypedValue)] = []
  ) {
    self.gap = gap
    self.made = made
    self.words = words
    self.content = content
    self.arguments = arguments
  }

  /// The same value, where something else is said of it.
  func saying(_ gap: RuntimeGap) -> UnknownValue {
    UnknownValue(gap, made: made, words: words, content: content, arguments: arguments)
  }

  package var interruption: Interruption { .unknown(gap.cause, gap.origin) }

  /// What is heard of it.
  package var shown: String { words ?? "«\(gap.source)»" }
}

/// A value with a member called on it of which it is not known what it does: the value stays what it is.
package final class PassedOver {
  package let value: RuntimeValue
  package let gap: RuntimeGap
  /// The type of the value; nil where it is the type that the whole has.
  package let type: Type?

  init(_ value: RuntimeValue, _ gap: RuntimeGap, type: Type? = nil) {
    self.value = value
    self.gap = gap
    self.type = type
  }
}

extension RuntimeValue {
  /// The value, where it is known.
  @inline(__always) package var known: RuntimeValue {
    get throws {
      if case .unknown(let unknown) = self { throw unknown.interruption }
      return self
    }
  }

  /// The value, where it is known, or a text of which parts are.
  @inline(__always) var partlyOrKnown: RuntimeValue {
    get throws {
      if case .unknown(let unknown) = self, unknown.words == nil { throw unknown.interruption }
      return self
    }
  }

  /// The value, where it is known in parts or what it was made of: that it is there is known then.
  var madeOrKnown: RuntimeValue {
    get throws {
      if case .unknown(let unknown) = self, unknown.made == nil, unknown.words == nil {
        throw unknown.interruption
      }
      return self
    }
  }

  /// A text of which parts are known.
  package var partlyKnown: UnknownValue? {
    guard case .unknown(let unknown) = self, unknown.words != nil else { return nil }
    return unknown
  }

  /// A text of which something is missing; any other value is what it is.
  package func lacking(_ missing: RuntimeGap?) -> RuntimeValue {
    guard let missing else { return self }
    switch self {
    case .text(let text): return .unknown(UnknownValue(missing, words: text))
    case .existential(let box):
      return .existential(ExistentialValue(type: box.type, value: box.value.lacking(missing)))
    default: return self
    }
  }

  @inline(__always) package var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
