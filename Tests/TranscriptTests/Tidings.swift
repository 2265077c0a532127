import EarshotAnnouncements
import EarshotTranscript
import EarshotVocabulary

/// A host with a written memory: what is heard of every gesture on every input.
struct ScriptedHost: TranscriptHost {
  /// What is heard by input, then by gesture; "open" is the arrival.
  var screens: [String: [String: Heard]]
  var secondsOfEverything = 3.5
  var findings: [String] = []

  private var screen: [String: Heard] = [:]
  /// What was opened and set, in order.
  private(set) var log: [String] = []

  init(_ screens: [String: [String: Heard]]) { self.screens = screens }

  mutating func open(
    _ input: String, options: [TranscriptOption], from file: String
  ) throws(ScriptFault) -> Heard {
    guard let screen = screens[input] else {
      throw ScriptFault(message: "\(input): no such file", code: 66)
    }
    self.screen = screen
    let words = options.map { "\($0.name)=\($0.value)" }
    // Hosts may say different things by option: the last iOS version is part of the arrival.
    var heard = screen["open"] ?? Heard()
    if let ios = words.last(where: { $0.hasPrefix("ios=") }), let special = screen["open \(ios)"] {
      heard = special
    }
    return heard
  }

  mutating func perform(_ gesture: String) -> Heard { screen[gesture] ?? Heard() }

  mutating func seconds() throws(ScriptFault) -> Double { secondsOfEverything }

  mutating func audioFindings() throws(ScriptFault) -> [String] { findings }
}

/// Gestures and options that exist, and files that lie side by side.
struct SmallDialect: TranscriptDialect {
  var files: [String: String] = [:]

  static let gestures: Set<String> = [
    "swipe right", "swipe left", "swipe down", "double-tap", "first", "undo",
  ]
  static let options: Set<String> = ["view", "preview", "ios", "locale", "setting", "with"]

  func fault(inGesture gesture: String, technology: String) -> String? {
    SmallDialect.gestures.contains(gesture) || gesture.hasPrefix("type ")
      ? nil : "unknown gesture \"\(gesture)\""
  }

  func fault(inOption option: TranscriptOption) -> String? {
    guard SmallDialect.options.contains(option.name) else { return "unknown option \(option.name)" }
    if option.name == "ios", Int(option.value) == nil { return "no version \(option.value)" }
    if option.name == "setting", !option.value.hasPrefix("hints=") { return "unknown setting" }
    return nil
  }

  func read(_ name: String, from file: String) -> Result<ScriptFile, ScriptFault> {
    guard let text = files[name] else {
      return .failure(ScriptFault(message: "\(name): no such file", code: 66))
    }
    return .success(ScriptFile(path: name, bytes: Array(text.utf8)))
  }
}

func parse(
  _ text: String, files: [String: String] = [:]
) throws(TranscriptFaults) -> Transcript {
  try TranscriptParser(SmallDialect(files: files))
    .parse(ScriptFile(path: "walk.earshot", bytes: Array(text.utf8)))
}

func faults(_ text: String, files: [String: String] = [:]) -> [String] {
  do throws(TranscriptFaults) {
    _ = try parse(text, files: files)
    return []
  } catch {
    return error.notices.map { notice in
      "\(notice.location.map { "\($0.file == "walk.earshot" ? "" : $0.file + ":")\($0.line)" } ?? "?"): \(notice.message)"
    }
  }
}

func says(_ utterances: String..., sounds: [String] = [], output: [String] = []) -> Heard {
  Heard(
    sounds: sounds, output: output,
    utterances: utterances.map { text in
      Heard.Utterance(
        text: text,
        parts: [AnnouncementPart(.label, text, cause: Cause(rule: "the label of \(text)"))])
    })
}

/// The ferry's departure board.
let ferry: [String: [String: Heard]] = [
  "Ferry.swift": [
    "open": says("Departures, heading"),
    "open ios=13": says("Departures, Heading"),
    "swipe right": says("Ten past nine, button"),
    "swipe left": says("Departures, heading", sounds: ["boundary"]),
    "double-tap": says("Platform two", "Boarding", output: ["boarding"]),
    "swipe down": says(),
    "undo": Heard(error: "nothing to undo"),
  ]
]

func run(_ text: String, files: [String: String] = [:]) throws -> [TranscriptResult] {
  try parse(text, files: files).cases.map { TranscriptRunner.run($0, on: ScriptedHost(ferry)) }
}
