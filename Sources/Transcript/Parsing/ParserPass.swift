import EarshotAnnouncements
import EarshotVocabulary

/// One walk over the lines of a script and of what it includes.
struct ParserPass<Dialect: TranscriptDialect> {
  private let dialect: Dialect
  /// The combination that is being read; nil: the axes are only being found.
  private let variant: [TranscriptOption]?

  private(set) var steps: [Step] = []
  private(set) var matrix = Matrix()
  private(set) var texts: [String: ScriptText] = [:]
  private(set) var notices: [Notice] = []
  private(set) var code: Int32 = 65

  /// `@ignore output`: what the app prints is not compared, wherever the line stands.
  private(set) var ignoresOutput = false

  private var names = Names()
  /// The step that expectations belong to: the last one that something is heard after.
  private var current: Int?
  private var isOpen = false
  private var technology = ParserPass.voiceOver
  /// The files that are being read, outermost first.
  private var files: [String] = []
  private var lineCount = 0

  private static var voiceOver: String { "voiceover" }
  private static var nesting: Int { 16 }
  private static var lines: Int { 1_000_000 }

  init(dialect: Dialect, variant: [TranscriptOption]?) {
    self.dialect = dialect
    self.variant = variant
  }

  mutating func take(_ script: ScriptFile) {
    let text: ScriptText
    do {
      text = try ScriptText(script.bytes)
    } catch {
      return fault(at: SourceLocation(file: script.path, line: error.line, column: 1), "not UTF-8")
    }
    texts[script.path] = text
    files.append(script.path)
    for (index, line) in text.lines.enumerated() {
      guard notices.count < TranscriptFaults.bound else { break }
      lineCount += 1
      let column = line.text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count + 1
      let place = SourceLocation(file: script.path, line: index + 1, column: column)
      guard lineCount <= ParserPass.lines else {
        return fault(at: place, "exceeds the bound of \(ParserPass.lines) lines of one script")
      }
      take(LineKind(line.text), at: place)
    }
    files.removeLast()
  }

  /// Nothing follows: a script that opens nothing is none.
  mutating func end(_ file: String) {
    guard notices.isEmpty, !isOpen else { return }
    let place = SourceLocation(file: file, line: 1, column: 1)
    fault(at: place, "nothing is opened; expected \"@open INPUT\"")
  }

  // MARK: Lines

  private mutating func take(_ line: LineKind, at place: SourceLocation) {
    switch line {
    case .blank, .comment: break
    case .directive(let text): directive(text, at: place)
    case .gesture(let text): gesture(text, at: place)
    case .check(let text): check(text, at: place)
    case .gap: expect(.gap, at: place)
    case .sound(let token): sound(token, at: place)
    case .output(let text):
      if let plain = self.text(of: text, at: place, TranscriptText.unescaped) {
        expect(.line(HeardLine(.output, plain)), at: place)
      }
    case .utterance(let text):
      if let plain = self.text(of: text, at: place, TranscriptText.unquoted) {
        expect(.line(HeardLine(.utterance, plain)), at: place)
      }
    }
  }

  private mutating func gesture(_ written: String, at place: SourceLocation) {
    guard let gesture = resolved(written, at: place) else { return }
    guard !TranscriptText.trimmed(gesture).isEmpty else {
      return fault(at: place, "a gesture is missing after \">\", such as swipe right")
    }
    guard isOpen else {
      return fault(at: place, "a gesture before anything is open; expected \"@open INPUT\" above it")
    }
    if let message = dialect.fault(inGesture: gesture, technology: technology) {
      return fault(at: place, message)
    }
    add(.gesture(gesture), at: place)
  }

  private mutating func sound(_ token: String, at place: SourceLocation) {
    guard let token = resolved(token, at: place) else { return }
    guard Sound(rawValue: token) != nil else {
      let hint = NearestName.hint(for: token, among: Sound.allCases.map(\.rawValue))
      return fault(at: place, "unknown sound \"\(token)\"\(hint)")
    }
    expect(.line(HeardLine(.sound, token)), at: place)
  }

  private mutating func check(_ text: String, at place: SourceLocation) {
    guard let text = resolved(text, at: place) else { return }
    do {
      let check = try Check(parsing: text)
      guard isOpen else {
        return fault(at: place, "a check before anything is open; expected \"@open INPUT\" above it")
      }
      // What is heard still belongs to the gesture before.
      steps.append(Step(place: place, deed: .check(check)))
    } catch {
      fault(at: place, error.message)
    }
  }

  private mutating func expect(_ content: Expectation.Content, at place: SourceLocation) {
    guard let current else {
      return fault(
        at: place, "nothing is heard before anything is open; expected \"@open INPUT\" above it")
    }
    steps[current].expected.append(Expectation(content, at: place))
  }

  private mutating func add(_ deed: Deed, at place: SourceLocation) {
    current = steps.count
    steps.append(Step(place: place, deed: deed))
  }

  // MARK: Texts

  private mutating func resolved(_ text: String, at place: SourceLocation) -> String? {
    do {
      return try names.resolved(text, keepsEscapes: false)
    } catch {
      fault(at: place, error.message)
      return nil
    }
  }

  private mutating func text(
    of written: String, at place: SourceLocation,
    _ read: (String) throws(EscapeFault) -> String
  ) -> String? {
    let resolved: String
    do {
      resolved = try names.resolved(written, keepsEscapes: true)
    } catch {
      fault(at: place, error.message)
      return nil
    }
    do {
      return try read(resolved)
    } catch {
      fault(at: place, error.message)
      return nil
    }
  }

  private mutating func fault(at place: SourceLocation, _ message: String, code: Int32? = nil) {
    if let code, notices.isEmpty { self.code = code }
    notices.append(Notice(.error, .input, at: place, message))
  }
}

// MARK: - Directives

extension ParserPass {
  private static var directives: [String] { ["open", "include", "set", "define", "matrix", "ignore"] }

  private mutating func directive(_ text: String, at place: SourceLocation) {
    let name = String(text.prefix { $0 != " " && $0 != "\t" })
    let written = TranscriptText.trimmed(String(text.dropFirst(name.count)))
    guard ParserPass.directives.contains(name) else {
      let hint = NearestName.of(name, among: ParserPass.directives).map { "; did you mean \"@\($0)\"?" }
      let known = "; there is \(ParserPass.directives.map { "@\($0)" }.joined(separator: ", "))"
      return fault(at: place, "unknown directive \"@\(name)\"\(hint ?? known)")
    }
    guard let rest = resolved(written, at: place) else { return }
    switch name {
    case "open": open(rest, at: place)
    case "include": include(rest, at: place)
    case "set": set(rest, at: place)
    case "define": define(written, at: place)
    case "ignore": ignore(rest, at: place)
    default: matrix(rest, at: place)
    }
  }

  private mutating func open(_ text: String, at place: SourceLocation) {
    guard let words = words(text, at: place) else { return }
    guard let input = words.first, !input.hasPrefix("-") else {
      return fault(at: place, "@open needs an input first: @open FILE --view NAME")
    }
    guard let options = options(Array(words.dropFirst()), at: place) else { return }
    let given = (variant ?? []).map(Matrix.option) + options
    technology = given.last { $0.name == "with" }?.value ?? ParserPass.voiceOver
    isOpen = true
    add(.open(input: input, options: options), at: place)
  }

  /// `--name value` and `--name=value`.
  private mutating func options(
    _ words: [String], at place: SourceLocation
  ) -> [TranscriptOption]? {
    var options: [TranscriptOption] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      guard word.hasPrefix("--") else {
        fault(at: place, "\"\(word)\" is no option; an input with blanks stands in quotation marks")
        return nil
      }
      var option = TranscriptOption(name: String(word.dropFirst(2)), value: "")
      if let equals = option.name.firstIndex(of: "=") {
        option.value = String(option.name[option.name.index(after: equals)...])
        option.name = String(option.name[..<equals])
      } else if index + 1 < words.count {
        index += 1
        option.value = words[index]
      } else {
        fault(at: place, "\(word) needs a value")
        return nil
      }
      index += 1
      if let message = dialect.fault(inOption: option) {
        fault(at: place, message)
        return nil
      }
      options.append(option)
    }
    return options
  }

  private mutating func include(_ text: String, at place: SourceLocation) {
    guard let words = words(text, at: place) else { return }
    guard let name = words.first, words.count == 1 else {
      return fault(at: place, "@include takes one file: @include FILE")
    }
    switch dialect.read(name, from: place.file) {
    case .failure(let problem): fault(at: place, problem.message, code: problem.code)
    case .success(let file):
      guard !files.contains(file.path) else {
        let chain = (files + [file.path]).joined(separator: " includes ")
        return fault(at: place, "a file can't include itself: \(chain)")
      }
      guard files.count < ParserPass.nesting else {
        return fault(at: place, "files include files more than \(ParserPass.nesting) deep")
      }
      take(file)
    }
  }

  private mutating func set(_ text: String, at place: SourceLocation) {
    guard let (key, value) = pair(text, of: "@set KEY=VALUE", at: place) else { return }
    let option = TranscriptOption(name: "setting", value: "\(key)=\(value)")
    if let message = dialect.fault(inOption: option) { return fault(at: place, message) }
    let heardBefore = current
    add(.set(key: key, value: value), at: place)
    // Before anything is open, nothing can be heard.
    if !isOpen { current = heardBefore }
  }

  private mutating func define(_ text: String, at place: SourceLocation) {
    guard let (name, value) = pair(text, of: "@define NAME=TEXT", at: place) else { return }
    guard Names.isName(name) else {
      return fault(
        at: place, "\"\(name)\" is no name: letters, digits, - and _, beginning with a letter")
    }
    do {
      names.define(name, as: try names.resolved(value, keepsEscapes: true))
    } catch {
      fault(at: place, error.message)
    }
  }

  private mutating func ignore(_ text: String, at place: SourceLocation) {
    guard text == "output" else {
      let found = text.isEmpty ? "" : ", not \"\(text)\""
      return fault(at: place, "@ignore takes the word output\(found): @ignore output")
    }
    ignoresOutput = true
  }

  private mutating func matrix(_ text: String, at place: SourceLocation) {
    guard let (key, list) = pair(text, of: "@matrix KEY = A, B", at: place) else { return }
    guard !isOpen else { return fault(at: place, "@matrix stands before the first @open") }
    guard !matrix.has(key) else { return fault(at: place, "there is a @matrix \(key) already") }
    let values = list.split(separator: ",", omittingEmptySubsequences: false)
      .map { TranscriptText.trimmed(String($0)) }
    guard values.allSatisfy({ !$0.isEmpty }) else {
      return fault(at: place, "a value is missing: @matrix \(key) = A, B")
    }
    for (index, value) in values.enumerated() {
      if values[..<index].contains(value) {
        return fault(at: place, "\"\(value)\" stands twice")
      }
      let option = Matrix.option(TranscriptOption(name: key, value: value))
      if let message = dialect.fault(inOption: option) { return fault(at: place, message) }
    }
    matrix.add(key, values)
    let value = variant?.first { $0.name == key }?.value ?? values[0]
    names.define(key, as: value)
  }

  private mutating func words(_ text: String, at place: SourceLocation) -> [String]? {
    do {
      return try Words.split(text)
    } catch {
      fault(at: place, error.message)
      return nil
    }
  }

  /// `KEY=VALUE`; blanks around the equals sign don't count.
  private mutating func pair(
    _ text: String, of form: String, at place: SourceLocation
  ) -> (key: String, value: String)? {
    guard let equals = text.firstIndex(of: "=") else {
      fault(at: place, "expected \(form)")
      return nil
    }
    let key = TranscriptText.trimmed(String(text[..<equals]))
    guard !key.isEmpty else {
      fault(at: place, "expected \(form)")
      return nil
    }
    return (key, TranscriptText.trimmed(String(text[text.index(after: equals)...])))
  }
}
