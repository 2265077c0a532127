/// Makes a text harmless for a library that plain text can crash, and says what became of it.
///
/// libespeak-ng 1.51 dies of valid text: of a dash before another language's script, of control
/// characters, of braille (speech.md 0 and 1). Every guard named there is here; what a voice
/// can't read is read by the English voice or announced, never dropped unsaid.
struct Sanitizer {
  /// Scalars of one utterance. A megabyte of words would be 14 hours of speech.
  static let utteranceLength = 2_000
  /// Scalars after which a text is cut at the next end of a sentence, so that the first sound of
  /// a long text does not wait for its last.
  static let sentenceLength = 160
  /// Scalars of one part of an announcement; what is longer is cut, with a notice.
  static let partLength = 20_000
  /// A letter may carry this many marks.
  private static let marksOnALetter = 3
  /// What a sentence ends with.
  private static let marks: Set<Unicode.Scalar> = [".", "!", "?"]
  /// Letters of one word; longer ones get a space.
  private static let wordLength = 80

  /// A stretch of text for one voice.
  struct Run: Hashable {
    var text: String
    /// Read by the English voice instead of the part's own.
    var isEnglish: Bool
    /// Cut out of a longer text, behind a sentence; more of it follows.
    var endsSentence = false
  }

  private let voice: Voice
  private var runs: [Run] = []
  private var scalars = String.UnicodeScalarView()
  private var isEnglish = false
  private var hasSound = false
  private var last: SpokenUnit = .space
  private var markCount = 0
  private var letterCount = 0
  private var foreign: Script?
  private(set) var notices: [SpeechNotice] = []

  private init(voice: Voice) { self.voice = voice }

  /// The text as stretches that are safe to speak, in order; none where there is nothing to say.
  static func runs(of text: String, for voice: Voice) -> (runs: [Run], notices: [SpeechNotice]) {
    var sanitizer = Sanitizer(voice: voice)
    sanitizer.read(text)
    if sanitizer.runs.isEmpty {
      let names = Symbols.names(ofMarksIn: String(text.prefix(64)))
      if !names.isEmpty { sanitizer.runs = [Run(text: names, isEnglish: !voice.isEnglish)] }
    }
    return (sanitizer.runs.flatMap(chunks), sanitizer.notices)
  }

  /// Only ASCII letters and digits and the voice's own letters: what a text that crashed the
  /// library is spoken as instead.
  static func reduced(_ text: String, for voice: Voice) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch SpokenUnit(scalar, for: voice) {
      case .letter(let letter, let script)
      where letter.isASCII || script != .latin && voice.scripts.contains(script):
        kept.append(letter)
      case .digit(let digit) where digit.isASCII: kept.append(digit)
      default: if kept.last != " " && !kept.isEmpty { kept.append(" ") }
      }
    }
    return String(kept)
  }

  private mutating func read(_ text: String) {
    var rest = text.unicodeScalars.makeIterator()
    var count = 0
    var next = rest.next().map { SpokenUnit($0, for: voice) }
    while let unit = next {
      count += 1
      if count > Sanitizer.partLength {
        notices.append(SpeechNotice(.cut, "The text is spoken up to \(Sanitizer.partLength) characters."))
        break
      }
      repeat { next = rest.next().map { SpokenUnit($0, for: voice) } } while next == .nothing
      append(unit, before: next)
    }
    endRun()
  }

  private mutating func append(_ unit: SpokenUnit, before next: SpokenUnit?) {
    switch unit {
    case .nothing: return
    case .space: space()
    case .letter(let scalar, let script): letter(scalar, script)
    case .digit(let scalar): digit(scalar)
    case .mark(let scalar):
      mark(scalar)
      return
    case .neutral(let text): neutral(text, before: next)
    case .dash: dash(before: next)
    case .words(let words): say(words)
    }
    last = unit
    markCount = 0
  }

  private mutating func letter(_ scalar: Unicode.Scalar, _ script: Script) {
    let english = script == .latin && !voice.readsLatin
    guard english || voice.scripts.contains(script) || (script == .latin && voice.readsLatin)
    else {
      announce(script)
      return
    }
    foreign = nil
    turn(toEnglish: english)
    // Korean syllables may arrive letter by letter.
    if script == .hangul, last.isLetter, let previous = scalars.last,
      let syllable = Composition.compose(previous, scalar)
    {
      scalars.removeLast()
      scalars.append(syllable)
      return
    }
    if letterCount >= Sanitizer.wordLength { space() }
    push(scalar)
    letterCount += 1
  }

  /// Says once that there is text in a script that no voice at hand reads.
  private mutating func announce(_ script: Script) {
    guard foreign != script else { return }
    say(script == .other ? "text in another script" : "text in \(script.rawValue)")
    foreign = script
    let name = script == .other ? "another script" : script.rawValue
    let notice = SpeechNotice(
      .unreadable, "The voice \(voice.name) can't read \(name); it is announced instead.")
    if !notices.contains(notice) { notices.append(notice) }
  }

  private mutating func digit(_ scalar: Unicode.Scalar) {
    foreign = nil
    if !scalar.isASCII { turn(toEnglish: false) } else if !voice.readsDigits { turn(toEnglish: true) }
    push(scalar)
    letterCount += 1
    if letterCount >= Sanitizer.wordLength { space() }
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    guard last.isLetter, foreign == nil, markCount < Sanitizer.marksOnALetter, let base = scalars.last
    else { return }
    markCount += 1
    if let letter = Composition.compose(base, scalar) {
      scalars.removeLast()
      scalars.append(letter)
    } else if let script = Script(scalar), !isEnglish, voice.scripts.contains(script) {
      scalars.append(scalar)
    }
  }

  /// A dash stays between two letters only: a dash before another language's script crashes
  /// every voice. Before a number it is a minus.
  private mutating func dash(before next: SpokenUnit?) {
    if case .letter(_, let script)? = next, case .letter(_, let previous) = last,
      script == previous, foreign == nil, scalars.last != " "
    {
      push("-")
      letterCount = 0
      return
    }
    let startsWord = last == .space || last == .neutral("(")
    guard startsWord, next?.isDigit == true else {
      space()
      return
    }
    if let minus = Symbols.minus(in: voice) {
      foreign = nil
      turn(toEnglish: false)
      pushWord(minus)
    } else {
      say("minus")
    }
  }

  /// English words, by the English voice where this one is of another language.
  private mutating func say(_ words: String) {
    foreign = nil
    turn(toEnglish: !voice.isEnglish)
    pushWord(words)
  }

  private mutating func pushWord(_ words: String) {
    space()
    for scalar in words.unicodeScalars { push(scalar) }
    space()
  }

  private mutating func neutral(_ text: String, before next: SpokenUnit?) {
    letterCount = 0
    if voice.isDelicate && !isEnglish && !isPlainStop(text, before: next) {
      if let words = Symbols.inWords(text) { say(words) } else { space() }
    } else if isEnglish, let scalar = text.unicodeScalars.first, Script(scalar) != nil {
      // The voice's own comma, which the English one does not know.
      space()
    } else {
      scalars.append(contentsOf: text.unicodeScalars)
    }
  }

  /// A comma or a stop at the end of a word or inside a number, an apostrophe inside a word.
  private func isPlainStop(_ text: String, before next: SpokenUnit?) -> Bool {
    guard last.isLetter || last.isDigit, foreign == nil, scalars.last != " " else { return false }
    if text == "'" { return last.isLetter && next?.isLetter == true }
    if last.isDigit && next?.isDigit == true { return text == "." || text == "," }
    return Symbols.inWords(text) == nil && !"()[]{}<>\"'`^|~".contains(text)
      && (next == nil || next == .space)
  }

  private mutating func space() {
    letterCount = 0
    if let last = scalars.last, last != " " { scalars.append(" ") }
  }

  private mutating func push(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    if scalar != " " && scalar != "-" { hasSound = true }
  }

  private mutating func turn(toEnglish english: Bool) {
    guard english != isEnglish else { return }
    // Marks before the first word go with it, but not those that only the other voice knows.
    if hasSound { endRun() } else { scalars.removeAll { Script($0) != nil } }
    isEnglish = english
  }

  private mutating func endRun() {
    while scalars.last == " " { scalars.removeLast() }
    if hasSound { runs.append(Run(text: String(scalars), isEnglish: isEnglish)) }
    scalars = String.UnicodeScalarView()
    hasSound = false
    letterCount = 0
  }

  /// A run as pieces: cut after the first sentence that ends beyond `sentenceLength`, else after
  /// the last word within `utteranceLength`.
  private static func chunks(of run: Run) -> [Run] {
    var rest = run.text.unicodeScalars[...]
    var chunks: [Run] = []
    while let limit = rest.index(rest.startIndex, offsetBy: sentenceLength, limitedBy: rest.endIndex),
      limit < rest.endIndex, let cut = cut(rest, from: limit)
    {
      let piece = rest[..<cut]
      chunks.append(
        Run(
          text: String(piece), isEnglish: run.isEnglish,
          endsSentence: piece.last.map { marks.contains($0) } ?? false))
      rest = rest[cut...].drop(while: { $0 == " " })
    }
    if !rest.isEmpty { chunks.append(Run(text: String(rest), isEnglish: run.isEnglish)) }
    return chunks
  }

  /// Where the first piece of the text ends; nil: it needs no cut.
  private static func cut(
    _ text: Substring.UnicodeScalarView, from start: Substring.UnicodeScalarView.Index
  ) -> Substring.UnicodeScalarView.Index? {
    let limit =
      text.index(text.startIndex, offsetBy: utteranceLength, limitedBy: text.endIndex)
      ?? text.endIndex
    var previous = text[text.index(before: start)]
    var index = start
    var lastSpace: Substring.UnicodeScalarView.Index?
    while index < limit {
      let scalar = text[index]
      if scalar == " " {
        if marks.contains(previous) { return index }
        lastSpace = index
      }
      previous = scalar
      index = text.index(after: index)
    }
    return limit == text.endIndex ? nil : lastSpace ?? limit
  }
}
