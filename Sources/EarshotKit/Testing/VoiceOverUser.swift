import EarshotTranscript
import EarshotVocabulary
import EarshotVoiceOver

/// Someone who moves through a screen with VoiceOver, in a test.
///
/// ```swift
/// @Test func takingTheSurvey() throws {
///   var voiceOver = try VoiceOverUser(opening: "Sources/App/SurveyCard.swift", preview: "Plain")
///   #expect(voiceOver.lastUtterance == "We'd love your feedback")
///   voiceOver.swipeRight()
///   #expect(voiceOver.lastUtterance == "Take survey, button")
///   voiceOver.doubleTap()
///   #expect(voiceOver.output == ["survey opened"])
/// }
/// ```
///
/// A value: a copy goes its own way.
public struct VoiceOverUser: Sendable {
  private var session: NavigationSession
  private var heard: ShownResponse
  private let name: String

  /// Everything that was not understood so far; a test may expect it to be empty.
  public private(set) var notices: [Notice]

  /// Opens a screen and arrives on it.
  ///
  /// - Parameters:
  ///   - input: a Swift file, a folder or a tree document; relative to the package that the test
  ///     belongs to.
  ///   - view: the view struct to instantiate.
  ///   - preview: one preview, by its name or its 1-based number.
  ///   - options: device, locale, behavior and settings. `.earshot.yml` is not read.
  /// - Throws: `EarshotError`, also where several screens could be meant, and where a file of the input has a
  ///   syntax error.
  public init(
    opening input: String, view: String? = nil, preview: String? = nil,
    options: OpenOptions = OpenOptions(), filePath: String = #filePath
  ) throws(EarshotError) {
    var options = options
    options.view = view ?? options.view
    options.preview = preview ?? options.preview
    let folder = FilePath.folder(of: filePath)
    let package = EnclosingPackage.folder(around: folder) ?? folder
    let opened = try Earshot.open([FilePath.resolved(input, in: package)], options: options)
    try self.init(opened)
  }

  /// Opens SwiftUI source that stands in the test itself.
  public init(
    swift source: String, view: String? = nil, preview: String? = nil,
    options: OpenOptions = OpenOptions()
  ) throws(EarshotError) {
    var options = options
    options.view = view ?? options.view
    options.preview = preview ?? options.preview
    try self.init(Earshot.open(swift: source, options: options))
  }

  private init(_ opened: OpenedInput) throws(EarshotError) {
    // What passes on half a file says nothing of the whole one.
    try opened.checkThatFilesAreWhole()
    let navigator = try opened.navigator()
    notices = opened.notices + navigator.screen.notices
    name = opened.screens.first?.name ?? ""
    session = NavigationSession(
      navigator, settings: opened.settings, explains: true, told: Diagnostics(notices))
    heard = session.open()
    notices += heard.notices
  }

  // MARK: Gestures

  /// Any gesture of the line protocol: `swipe right`, `rotor Headings`, `touch Done`.
  ///
  /// - Throws: `GestureError` where there is no such gesture, and then nothing is done.
  /// - Returns: what was said.
  @discardableResult
  public mutating func perform(_ gesture: String) throws(GestureError) -> [String] {
    perform(try Gesture(parsing: gesture))
  }

  /// What is heard after a gesture, in order.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> [String] {
    heard = session.perform(line: gesture.text)
    notices += heard.notices
    return utterances
  }

  /// To the next element.
  @discardableResult public mutating func swipeRight() -> [String] { perform(.swipe(.right)) }
  /// To the element before.
  @discardableResult public mutating func swipeLeft() -> [String] { perform(.swipe(.left)) }
  /// What the rotor setting does upwards: a higher value, the action before.
  @discardableResult public mutating func swipeUp() -> [String] { perform(.swipe(.up)) }
  /// What the rotor setting does downwards: a lower value, the next action.
  @discardableResult public mutating func swipeDown() -> [String] { perform(.swipe(.down)) }
  /// Activates the element under the cursor.
  @discardableResult public mutating func doubleTap() -> [String] { perform(.doubleTap) }
  /// Two fingers, twice: the screen's main action.
  @discardableResult public mutating func magicTap() -> [String] { perform(.magicTap) }
  /// Two fingers draw a Z: back, or out of what is presented.
  @discardableResult public mutating func escape() -> [String] { perform(.escape) }
  /// Four fingers tap the upper half: the first element.
  @discardableResult public mutating func first() -> [String] { perform(.first) }
  /// Four fingers tap the lower half: the last element.
  @discardableResult public mutating func last() -> [String] { perform(.last) }
  /// Touches nothing for so many seconds, from 0.001 to a day: timers and delayed work run.
  @discardableResult
  public mutating func wait(seconds: Double) -> [String] { perform(.wait(seconds: seconds)) }
  /// Takes the last gesture back; VoiceOver has no gesture for it.
  @discardableResult public mutating func undo() -> [String] { perform(.undo) }

  /// Touches the element with this label, else one whose label begins so.
  @discardableResult
  public mutating func touch(_ label: String) -> [String] { perform(.touchLabel(label)) }

  /// Turns the rotor to the setting of that name.
  @discardableResult
  public mutating func rotor(_ name: String) -> [String] { perform(.rotor(name)) }

  /// Types into the text field that is being edited.
  @discardableResult
  public mutating func type(_ text: String) -> [String] { perform(.type(text)) }

  // MARK: What is heard

  /// All that was said after the last gesture, as captions show it.
  public var utterances: [String] { heard.utterances }

  /// What was said last; nil: nothing was said after the last gesture.
  public var lastUtterance: String? { heard.utterances.last }

  /// The sounds after the last gesture.
  public var sounds: [Sound] { heard.response.sounds }

  /// What the app printed on the last gesture.
  public var output: [String] { heard.response.output }

  /// The name of the rotor setting in force.
  public var rotorSetting: String { session.navigator.rotor }

  /// The element under the cursor with all that iOS reports of it.
  public var focus: ElementReading? {
    let elements = reading.elements
    return heard.response.focus.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// Every stop of the screen as it is now.
  public var reading: ScreenReading {
    let screen = session.navigator.screen
    return ScreenReading(
      of: screen.tree, name: name, notices: screen.notices, settings: session.navigator.settings)
  }

  /// The screen as it reads, one stop a line, as a transcript writes them.
  public var screen: String {
    reading.elements.map { HeardLine(.utterance, $0.announcement).written }.joined(separator: "\n")
  }

  /// What was done and heard so far, as a transcript for `earshot run`.
  ///
  /// - Parameter input: what the transcript is to open.
  public func transcript(opening input: String) -> String {
    session.log.text(opening: input, options: [])
  }
}
