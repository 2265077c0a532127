import EarshotVocabulary

/// The notices of an input and its screens in order, each once.
public struct Diagnostics: Sendable {
  /// In the order in which they were first met.
  public private(set) var all: [Notice] = []
  private var seen: Set<Notice> = []

  /// The notices, each once.
  public init(_ notices: [Notice] = []) { add(notices) }

  /// Adds those that are not there yet.
  public mutating func add(_ notices: [Notice]) {
    for notice in notices where seen.insert(notice).inserted { all.append(notice) }
  }

  /// Leaves out the syntax errors of the input, which were said already.
  public mutating func removeSyntaxErrors() {
    all.removeAll { $0.kind == .syntax && $0.severity == .error }
  }

  /// Notices that only say that a property without a value got one: they are many, and say
  /// nothing that was not to be expected.
  public var standIns: [Notice] { all.filter(Diagnostics.isStandIn) }

  /// All but those.
  public var withoutStandIns: [Notice] { all.filter { !Diagnostics.isStandIn($0) } }

  private static func isStandIn(_ notice: Notice) -> Bool {
    notice.kind == .standIn && notice.severity == .note
  }
}
