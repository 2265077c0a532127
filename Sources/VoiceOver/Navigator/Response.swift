import EarshotAnnouncements
import EarshotVocabulary

/// What is heard after one gesture (contract, section 3).
public struct Response: Sendable {
  /// The gesture as it was given; "open" for the arrival on the screen.
  public var gesture: String
  /// In the order heard.
  public var utterances: [Announcement]
  /// Earcons, in the order heard.
  public var sounds: [Sound]
  /// The index of the element under the cursor; nil: none.
  public var focus: Int?
  /// The name of the rotor setting in force.
  public var rotor: String
  /// What the program itself printed.
  public var output: [String]
  /// The answer to a question.
  public var answer: Answer?
  /// Why the sound `action-failed` is heard, in a sentence without a period; nil: it is not.
  public var reason: String?
  /// What was wrong with the line; nothing was done then.
  public var error: String?
  /// What was not understood while the gesture was carried out.
  public var notices: [Notice]
  /// What was begun or queued, but cut off by later speech before it could be heard whole.
  public var cutOff: [Announcement]

  /// An answer to a gesture; by itself silent.
  public init(
    gesture: String, utterances: [Announcement] = [], sounds: [Sound] = [], focus: Int? = nil,
    rotor: String = "", output: [String] = [], answer: Answer? = nil, reason: String? = nil,
    error: String? = nil,
    notices: [Notice] = [], cutOff: [Announcement] = []
  ) {
    self.gesture = gesture
    self.utterances = utterances
    self.sounds = sounds
    self.focus = focus
    self.rotor = rotor
    self.output = output
    self.answer = answer
    self.reason = reason
    self.error = error
    self.notices = notices
    self.cutOff = cutOff
  }
}
