import EarshotVocabulary

/// One stop of the cursor: what an assistive technology sees of the screen there.
public struct AccessibilityElement: Sendable {
  /// Which view it is of: the same through changes of state.
  public var identity: Identity
  /// nil where there is none; an empty text counts as none in speech.
  public var label: SpokenText?
  /// Raw, as iOS reports it: "1" for a toggle that is on, "75%" for a slider.
  public var value: SpokenText?
  /// Said after a pause, where hints are on.
  public var hint: SpokenText?
  /// Said only when it changes, never on arrival: a stepper's number, on each of its buttons.
  public var changingValue: SpokenText?
  /// All that iOS reports, silent ones too.
  public var traits: Traits
  /// What is read under More Content, in order; parts of high importance on arrival too.
  public var customContent: [CustomContent]
  /// The named actions in menu order, without the default action.
  public var actions: [AccessibilityAction]
  /// What a double tap does; nil: a synthetic tap goes to the activation point.
  @Aside public var defaultAction: AccessibilityAction?
  /// Whether the element takes increments and decrements; set together with `.adjustable`.
  public var increment: Command?
  /// What a swipe down does to an adjustable.
  public var decrement: Command?
  /// What the two-finger scrub does; nil: the container above is asked.
  public var escape: Command?
  /// What the two-finger double tap does; nil: the container above is asked.
  public var magicTap: Command?
  /// Called with the edge on a three-finger swipe.
  @Aside public var scrollHandler: Handler?
  /// What a long press does: a context menu opens, a long-press gesture runs.
  public var longPress: Command?
  /// The pages that a page control stands for; a three-finger swipe turns them.
  public var pages: Scrolling?
  /// Called with `zoomIn` or `zoomOut`; set together with `.supportsZoom`.
  @Aside public var zoomHandler: Handler?
  /// The app's own rotors that hold while the cursor is here.
  public var rotors: [Rotor]
  /// Voice Control names in descending importance; empty: the label.
  public var inputLabels: [String]
  /// The accessibility identifier, which is never spoken.
  public var identifier: String?
  /// A language tag where it differs from the screen's.
  public var language: String?
  /// 1 to 6, spoken only together with the header trait.
  public var headingLevel: Int?
  /// Expanded or collapsed; nil where that makes no sense.
  public var isExpanded: Bool?
  /// nil where neither the input nor layout gave one.
  public var frame: Rect?
  /// Where a synthetic tap goes, in points from the top leading corner of the screen; nil: the frame's
  /// center.
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
  /// Whether it is a menu's button, and not a picker's: both have the trait `popUpButton`.
  public var isMenu = false
  /// A chart that can be described and played (iOS 15+): the Audio Graph rotor comes with it.
  public var hasAudioGraph = false
  /// What can be dropped on the element; offered while something is dragged.
  public var dropActions: [AccessibilityAction] = []
  /// Links inside the label's text.
  public var links: [Link]
  /// Where the view is written.
  public var source: SourceLocation?
  /// Where properties came from, for `--explain`.
  public var origins: [PropertyOrigin]

  /// An element with what most have; the rest is set afterwards.
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
  /// A stretch that is spoken in one way.
  public struct Run: Hashable, Sendable {
    /// The text of the stretch.
    public var string: String
    /// How it is to be spoken.
    public var speech: SpeechAttributes

    /// A stretch; spoken plainly unless said otherwise.
    public init(_ string: String, _ speech: SpeechAttributes = SpeechAttributes()) {
      self.string = string
      self.speech = speech
    }
  }

  /// The stretches in order; together they are the text.
  public var runs: [Run]

  /// A text that is spoken plainly.
  public init(_ string: String) { self.runs = [Run(string)] }
  /// A text of stretches.
  public init(runs: [Run]) { self.runs = runs }

  /// The whole text.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Whether there is nothing to be said.
  public var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }
}

extension SpokenText: ExpressibleByStringLiteral {
  /// A text in one run, in the language of the screen.
  public init(stringLiteral value: String) { self.init(value) }
}

/// How a text is to be spoken (`AttributedString` and `Text`, iOS 15+).
public struct SpeechAttributes: Hashable, Sendable {
  /// `accessibilitySpeechSpellsOutCharacters`: character by character.
  public var spellsOutCharacters = false
  /// `accessibilitySpeechIncludesPunctuation`: every mark by its name.
  public var alwaysIncludesPunctuation = false
  /// An offset from -1 to 1.
  public var pitch: Double = 0
  /// IPA.
  public var phoneticNotation: String?
  /// A BCP 47 tag; nil: the element's language.
  public var language: String?

  /// Spoken plainly.
  public init() {}

  /// Whether nothing is asked for.
  public var isPlain: Bool { self == SpeechAttributes() }
}

/// One pair of a label and a value under More Content (`AXCustomContent`).
public struct CustomContent: Hashable, Sendable {
  /// Whether the value is said on arrival as well (`high`) or under More Content alone.
  public enum Importance: String, Sendable {
    case `default`
    case high
  }

  /// What the value is of.
  public var label: String
  /// What is said behind the label.
  public var value: String
  /// `high` is said on arrival as well.
  public var importance: Importance

  /// A pair as the app gives it, said on arrival only where `importance` is high.
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
  /// Where the action is declared.
  public var source: SourceLocation?

  /// An action of this name; with an empty name, what a double tap does.
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
  /// One stop of the rotor.
  public struct Entry: Sendable {
    /// As the app labels it; nil: by its target.
    public var label: String?
    /// The element that it stands for, where it is on the screen.
    public var target: Identity?
    /// A part of the target's text, in characters.
    public var textRange: Range<Int>?
    /// Called before the cursor goes there.
    public var prepare: Handler?

    /// A stop; without a target it is heard but leads nowhere.
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

  /// As the rotor names itself when it is turned to.
  public var name: String
  /// `headings`, `links`, … where it replaces the system's own; nil: by name.
  public var systemRotor: String?
  /// Its stops in order.
  public var entries: [Entry]

  /// A rotor with its stops; without any it is offered and finds nothing.
  public init(name: String, systemRotor: String? = nil, entries: [Entry] = []) {
    self.name = name
    self.systemRotor = systemRotor
    self.entries = entries
  }
}

/// A link inside a text.
public struct Link: Hashable, Sendable {
  /// The words that are the link.
  public var text: String
  /// Where it leads.
  public var url: String

  /// Words and where they lead.
  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

/// What a text field holds and how its text is changed.
public struct TextEntry: Sendable {
  /// The text so far.
  public var text: String
  /// Called with the new text; nil: the text can't be changed.
  public var setter: Handler?
  /// In characters from the start.
  public var insertionPoint: Int

  /// A field with this text; it is read-only without a setter.
  public init(text: String, setter: Handler? = nil, insertionPoint: Int = 0) {
    self.text = text
    self.setter = setter
    self.insertionPoint = insertionPoint
  }
}

/// Which rule or line gave an element one of its properties.
public struct PropertyOrigin: Hashable, Sendable {
  /// Which property of the element.
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

  /// What came from there.
  public var property: Property
  /// The rule in a few words: "Toggle's title", "combine joins children".
  public var rule: String
  /// The modifier or trait that said so, as written.
  public var modifier: String?
  /// Where that is written.
  public var source: SourceLocation?
  /// How sure one can be of it.
  public var standing: Standing

  /// Says that the rule or the modifier gave the property.
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
