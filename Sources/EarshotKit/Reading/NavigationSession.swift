import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLiveScreens
import EarshotOtherTechnologies
import EarshotTranscript
import EarshotVocabulary
import EarshotVoiceOver

/// A navigator whose responses are ready to be shown: contract, section 3.
public struct NavigationSession: Sendable {
  /// VoiceOver on the screen; what another technology does leaves it alone.
  public private(set) var navigator: Navigator
  /// Who moves in place of VoiceOver; nil: VoiceOver does.
  private var other: (any TechnologySession)?
  /// Whether a gesture was met that there is none of.
  public private(set) var metUnknownGesture = false
  /// What was done and heard so far, ready to be written down as a transcript.
  public private(set) var log = TranscriptRecorder()
  /// How much of what was heard so far stands for unknown values.
  public private(set) var heard = HeardWords()

  private let announcer: Announcer
  private let style: SpeechStyle
  private let explains: Bool
  private var told: Diagnostics

  /// - Parameter told: notices that the user has seen already.
  public init(
    _ navigator: Navigator, settings: VoiceOverSettings, style: SpeechStyle = .voiceover,
    explains: Bool = false, told: Diagnostics = Diagnostics(),
    technology: AssistiveTechnology = .voiceover
  ) {
    self.navigator = navigator
    other = technology.session(on: navigator.screen)
    self.told = told
    self.style = style
    self.explains = explains
    announcer = Announcer(settings: settings, environment: navigator.screen.tree.environment)
  }

  /// The screen as it is now.
  public var screen: any LiveScreen { other?.screen ?? navigator.screen }

  /// The arrival on the screen.
  public mutating func open() -> ShownResponse {
    let shown = arrived()
    log.arrive(Heard(shown))
    return shown
  }

  private mutating func arrived() -> ShownResponse {
    if var session = other {
      // Its history would be copied while it is here too.
      other = nil
      let response = LargeStack.run { session.open() }
      other = session
      return shown(response)
    }
    return shown(LargeStack.run { navigator.open() })
  }

  /// One gesture in the words of the line protocol.
  public mutating func perform(line: String) -> ShownResponse {
    let shown = performed(line)
    log.perform(shown.response.gesture, heard: Heard(shown), answer: shown.response.answer?.lines ?? [])
    return shown
  }

  /// A line that no gesture can be as long as: nothing is done, and the response is an error.
  ///
  /// - Parameters:
  ///   - beginning: what the line begins with, to tell which it was.
  ///   - bound: how many bytes a line may have.
  public mutating func refuse(lineBeginning beginning: String, bound: Int) -> ShownResponse {
    // No technology has a gesture without a name.
    var shown = performed("")
    shown.response.gesture = beginning + "…"
    shown.response.error = "the line has more than \(bound) bytes; it is passed over"
    log.perform(shown.response.gesture, heard: Heard(shown))
    return shown
  }

  private mutating func performed(_ line: String) -> ShownResponse {
    if var session = other {
      // Its history would be copied while it is here too.
      other = nil
      let response = LargeStack.run { session.perform(line: line) }
      other = session
      return shown(response)
    }
    return shown(LargeStack.run { navigator.perform(line: line) })
  }

  /// Puts the screen that was read anew in the place of the one before: the focus stays.
  ///
  /// - Parameter notices: what was not understood of the files. What was not understood before
  ///   either, if in another line, is not told again.
  public mutating func reload(
    _ screen: any LiveScreen, notices: [Notice] = []
  ) -> ShownResponse {
    let response = LargeStack.run { navigator.replaceScreen(with: screen) }
    let now = Diagnostics(notices + screen.notices)
    let known = Set(told.all.map(TellableNotice.init))
    told = now
    var shown = shown(response)
    shown.notices += now.withoutStandIns.filter { !known.contains(TellableNotice($0)) }
    log.comment("The source was changed here.")
    return shown
  }

  /// What another technology shows, in the form of what VoiceOver says.
  private mutating func shown(_ other: TechnologyResponse) -> ShownResponse {
    let response = Response(
      gesture: other.gesture,
      utterances: other.shown.map { Announcement([AnnouncementPart(.system, $0)]) },
      sounds: other.sounds, focus: other.focus, output: other.output, error: other.error,
      notices: other.notices)
    var shown = shown(response, at: nil)
    shown.technologyAnswer = other.answer
    return shown
  }

  private mutating func shown(_ response: Response) -> ShownResponse {
    shown(response, at: focused(response.focus))
  }

  private mutating func shown(
    _ response: Response, at element: AccessibilityElement?
  ) -> ShownResponse {
    if response.error != nil { metUnknownGesture = true }
    if let words = (screen as? ResolvedScreen)?.shown.unknownWords {
      for utterance in response.utterances { heard.take(utterance, words) }
    }
    let before = told.all.count
    told.add(response.notices)
    return ShownResponse(
      response: response, utterances: response.utterances.map { text(of: $0, at: element) },
      parts: explains
        ? response.utterances.map { $0.parts.map { Explanation.explained($0, of: element) } } : nil,
      notices: Array(told.all[before...]))
  }

  private func focused(_ index: Int?) -> AccessibilityElement? {
    let elements = navigator.screen.tree.elements
    return index.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// In snapshot style the utterances that say the element itself are in its notation; what
  /// VoiceOver adds in between (rotor, actions, values) has no other form.
  private func text(of utterance: Announcement, at element: AccessibilityElement?) -> String {
    if style == .snapshot, let element, let label = element.label?.string,
      utterance.parts.contains(where: { $0.role == .label && $0.text == label })
    {
      return announcer.snapshot(of: element).joined
    }
    return announcer.joined(utterance)
  }
}

/// A notice without its line, which moves when something is written above it.
private struct TellableNotice: Hashable {
  var file: String?
  var severity: Notice.Severity
  var message: String

  init(_ notice: Notice) {
    file = notice.location?.file
    severity = notice.severity
    message = notice.message
  }
}

/// What is heard after a gesture, as texts.
public struct ShownResponse: Sendable {
  /// What happened, with its parts.
  public var response: Response
  /// What is heard, in order, in the session's style.
  public var utterances: [String]
  /// The parts of each utterance with their causes, where they were asked for.
  public var parts: [[AnnouncementPart]]?
  /// What a technology other than VoiceOver shows in answer.
  public var technologyAnswer: TechnologyAnswer?
  /// Notices that have not been told before.
  public var notices: [Notice]
}
