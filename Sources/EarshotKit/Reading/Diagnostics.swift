import EarshotVocabulary

/// The notices of an input and its screens in order, each once.
public struct Diagnostics: Sendable {
  /// In the order in which they were first met.
  public private(set) var all: [Notice] = []
  private var seen: Set<Notice> = []
  /// Those that touch nothing that is said, on any screen.
  private var silent: Set<Notice> = []

  /// The notices, each once.
  public init(_ notices: [Notice] = []) { add(notices) }

  /// Adds those that are not there yet.
  ///
  /// - Parameter silent: those among them that touch nothing that is said there.
  /// - Returns: those that people have not been told: new ones, and those that touch speech here, but did
  ///   nowhere before.
  @discardableResult
  public mutating func add(_ notices: [Notice], silent newlySilent: Set<Notice> = []) -> [Notice] {
    notices.filter { notice in
      let isSilent = newlySilent.contains(notice)
      if seen.insert(notice).inserted {
        all.append(notice)
        if isSilent { silent.insert(notice) }
        return true
      }
      return !isSilent && silent.remove(notice) != nil
    }
  }

  /// Leaves out what kept the input from being read whole, which was said already.
  public mutating func removeSyntaxErrors() {
    all.removeAll(where: \.isIncompleteInput)
  }

  /// Whether something that is said may differ from what the device says: false only where it is known that
  /// the notice touches no stop.
  public func touchesSpeech(_ notice: Notice) -> Bool { !silent.contains(notice) }

  /// Notices that only say that a property without a value got one: they are many, and say
  /// nothing that was not to be expected.
  public var standIns: [Notice] { all.filter(Diagnostics.isStandIn) }

  /// All but those.
  public var withoutStandIns: [Notice] { all.filter { !Diagnostics.isStandIn($0) } }

  /// Those that touch nothing that is said.
  public var withoutSpeech: [Notice] { withoutStandIns.filter { !touchesSpeech($0) } }

  /// Whether people are told of it at its place, and not only of its number.
  public func isSpoken(_ notice: Notice) -> Bool {
    notice.severity == .error || (touchesSpeech(notice) && !Diagnostics.isStandIn(notice))
  }

  private static func isStandIn(_ notice: Notice) -> Bool {
    notice.kind == .standIn && notice.severity == .note
  }
}
