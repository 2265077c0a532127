import EarshotVocabulary

/// One stop of the cursor: what an assistive technology sees of the screen there.
public struct AccessibilityElement: Sendable {
  public var identity: Identity
  /// nil where there is none; an empty text counts as none in speech.
  public var label: SpokenText?
  /// Raw, as iOS reports it: "1" for a toggle that is on, "75%" for a slider.
  public var value: SpokenText?
  public var hint: SpokenText?
  /// Said only when it changes, never on arrival: a stepper's number, on each of its buttons.
  public var changingValue: SpokenText?
  public var traits: Traits
  public var customContent: [CustomContent]
  /// The named actions in menu order, without the default action.
  public var actions: [AccessibilityAction]
  /// What a double tap does; nil: a synthetic tap goes to the activation point.
  @Aside public var defaultAction: AccessibilityAction?
  /// Whether the element takes increments and decrements; set together with `.adjustable`.
  public var increment: Command?
  public var decrement: Command?
  public var escape: Command?
  public var magicTap: Command?
  /// Called with the edge on a three-finger swipe.
  @Aside public var scrollHandler: Handler?
  /// What a long press does: a context menu opens, a long-press gesture runs.
  public var longPress: Command?
  /// The pages that a page control stands for; a three-finger swipe turns them.
  public var pages: Scrolling?
  /// Called with `zoomIn` or `zoomOut`; set together with `.supportsZoom`.
  @Aside public var zoomHandler: Handler?
  public var rotors: [Rotor]
  /// Voice Control names in descending importance; empty: the label.
  public var inputLabels: [String]
  public var identifier: String?
  /// A language tag where it differs from the screen's.
  public var language: String?
  /// 1 to 6, spoken only together with the header trait.
  public var headingLevel: Int?
  /// Expanded or collapsed; nil where that makes no sense.
  public var isExpanded: Bool?
  /// nil where neither the input nor layout gave one.
  public var frame: Rect?
  public var activationPoint: Point?
  /// nil: inferred from traits and actions.
  public var respondsToUserInteraction: Bool?
  /// What the containers above add to the announcement.
  public var context: ElementContext?
  /// Indices into the tree's containers, outermost first.
  public var containers: [Int]
  /// The field's text and insertion point while it is a text entry.
  @Aside public var textEntry: TextEntry?
  /// The hint that the system adds for this control, by its table key; nil: by traits alone.
  public var systemHint: String?
  /// A spinner: its raw value is no number to be spoken.
  public var isIndeterminate = false
  /// A chart that can be described and played (iOS 15+): the Audio Graph rotor comes with it.
  public var hasAudioGraph = false
  /// What can be dropped on the element; offered while something is dragged.
  public var dropActions: [AccessibilityAction] = []
  /// Links inside the label's text.
  public var links: [Link]
  public var source: SourceLocation?
  /// Where properties came from, for `--explain`.
  public var origins: [PropertyOrigin]

  public init(
    identity: Identity, label: SpokenText? = nil, value: SpokenText? = nil,
    hint: SpokenText? = nil, traits: Traits = []
  ) {
    self.identity = identity
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.customContent = []
    self.actions = []
    self.rotors = []
    self.inputLabels = []
    self.containers = []
    self.links = []
    self.origins = []
  }
}

/// A text with how it is to be spoken.
public struct SpokenText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var string: String
    public var speech: SpeechAttributes

    public init(_ string: String, _ speech: SpeechAttributes = SpeechAttributes()) {
      self.string = string
      self.speech = speech
    }
  }

  public var runs: [Run]

  public init(_ string: String) { self.runs = [Run(string)] }
  public init(runs: [Run]) { self.runs = runs }

  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  public var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }
}

extension SpokenText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

public struct SpeechAttributes: Hashable, Sendable {
  public var spellsOutCharacters = false
  public var alwaysIncludesPunctuation = false
  /// An offset from -1 to 1.
  public var pitch: Double = 0
  /// IPA.
  public var phoneticNotation: String?
  public var language: String?

  public init() {}

  public var isPlain: Bool { self == SpeechAttributes() }
}

public struct CustomContent: Hashable, Sendable {
  public enum Importance: String, Sendable {
    case `default`
    case high
  }

  public var label: String
  public var value: String
  public var importance: Importance

  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// Something that can be done to an element.
public struct AccessibilityAction: Sendable {
  /// The system's own parts in drag and drop.
  public indirect enum Role: Hashable, Sendable {
    /// Takes up the element, with the value that the app gives away.
    case drag(PlainValue)
    /// Lets go of what is dragged; its command is handed the value.
    case drop
  }

  /// Empty for a default action.
  public var name: String
  /// Carried out in order; empty: the action is there but does nothing.
  public var commands: [Command]
  /// The category it was declared in (iOS 18+): a rotor of that name.
  public var category: String?
  /// Actions that one view declared one after the other share a number; they stand here with the
  /// last declared first. nil: they stand as they were given.
  public var chain: Int?
  /// nil: an action like any other.
  public var role: Role?
  public var source: SourceLocation?

  public init(
    name: String = "", commands: [Command] = [], category: String? = nil,
    source: SourceLocation? = nil
  ) {
    self.name = name
    self.commands = commands
    self.category = category
    self.source = source
  }
}

/// A custom rotor that the app offers, with its entries in order.
public struct Rotor: Sendable {
  public struct Entry: Sendable {
    /// As the app labels it; nil: by its target.
    public var label: String?
    /// The element that it stands for, where it is on the screen.
    public var target: Identity?
    /// A part of the target's text, in characters.
    public var textRange: Range<Int>?
    public var prepare: Handler?

    public init(
      label: String? = nil, target: Identity? = nil, textRange: Range<Int>? = nil,
      prepare: Handler? = nil
    ) {
      self.label = label
      self.target = target
      self.textRange = textRange
      self.prepare = prepare
    }
  }

  public var name: String
  /// `headings`, `links`, … where it replaces the system's own; nil: by name.
  public var systemRotor: String?
  public var entries: [Entry]

  public init(name: String, systemRotor: String? = nil, entries: [Entry] = []) {
    self.name = name
    self.systemRotor = systemRotor
    self.entries = entries
  }
}

public struct Link: Hashable, Sendable {
  public var text: String
  public var url: String

  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

/// What a text field holds and how its text is changed.
public struct TextEntry: Sendable {
  public var text: String
  public var setter: Handler?
  /// In characters from the start.
  public var insertionPoint: Int

  public init(text: String, setter: Handler? = nil, insertionPoint: Int = 0) {
    self.text = text
    self.setter = setter
    self.insertionPoint = insertionPoint
  }
}

/// Which rule or line gave an element one of its properties.
public struct PropertyOrigin: Hashable, Sendable {
  public enum Property: String, Hashable, Sendable {
    case label, value, hint, traits, customContent, actions, defaultAction, rotors, inputLabels,
      identifier, language, headingLevel, frame, activationPoint, isExpanded
  }

  /// How sure one can be of the property.
  public enum Standing: String, Hashable, Sendable {
    case given
    case derived
    case guessed
  }

  public var property: Property
  /// The rule in a few words: "Toggle's title", "combine joins children".
  public var rule: String
  /// The modifier or trait that said so, as written.
  public var modifier: String?
  public var source: SourceLocation?
  public var standing: Standing

  public init(
    _ property: Property, rule: String, modifier: String? = nil, source: SourceLocation? = nil,
    standing: Standing = .derived
  ) {
    self.property = property
    self.rule = rule
    self.modifier = modifier
    self.source = source
    self.standing = standing
  }
}
