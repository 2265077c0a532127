import EarshotJSON
import EarshotVocabulary

/// What a real VoiceOver was recorded to say: the outputs of `XCUIVoiceOverService` or of Appium's
/// `mobile: voiceOverMove`, captions in WebVTT or SubRip, or a plain list.
public struct UtteranceLog: Sendable {
  /// How the cursor got there.
  public enum Move: String, Sendable, Hashable, CaseIterable {
    case forward
    case backward
    case into = "in"
    case out
    /// Asked for without moving (`currentSpeech`).
    case none
  }

  /// One utterance of the log, and how the cursor got to it.
  public struct Entry: Sendable, Hashable {
    /// As recorded, with its commas and pauses.
    public var utterance: String
    /// nil: the log does not say; recordings go forward.
    public var move: Move?
    /// Where the log has it.
    public var location: SourceLocation

    /// An utterance; without a move, one that came by going forward.
    public init(_ utterance: String, move: Move? = nil, at location: SourceLocation) {
      self.utterance = utterance
      self.move = move
      self.location = location
    }
  }

  /// In the order heard.
  public private(set) var entries: [Entry] = []

  /// Utterances that one log may hold.
  private static let limit = 100_000

  /// - Parameter bytes: UTF-8.
  public init(parsing bytes: [UInt8], file: String, bounds: Bounds = .standard) throws(InputError) {
    let input = CaptureInput(
      bytes: bytes, file: file, environment: ScreenEnvironment(bounds: bounds),
      options: CaptureOptions())
    let head = bytes[...].prefix(65_536)
    let text = head.drop { $0 <= 0x20 || $0 == 0xef || $0 == 0xbb || $0 == 0xbf }
    if text.starts(with: Array("WEBVTT".utf8)) || UtteranceLog.holdsTimes(head) {
      try readCaptions(input)
    } else if UtteranceLog.isJSON(text) {
      try readJSON(input)
    } else {
      try readLines(input)
    }
    guard !entries.isEmpty else { throw input.fault(nil, "there is no utterance in the recording") }
  }

  private mutating func add(
    _ text: String, _ move: Move?, _ place: SourceLocation, _ input: CaptureInput
  ) throws(InputError) {
    guard entries.count < UtteranceLog.limit else {
      throw input.fault(place, "more than \(UtteranceLog.limit) utterances")
    }
    entries.append(Entry(text, move: move, at: place))
  }

  // MARK: Captions

  /// One cue is one utterance; tags and speakers are no words.
  private mutating func readCaptions(_ input: CaptureInput) throws(InputError) {
    var number = 0
    var cue: [String] = []
    var start: SourceLocation?
    try input.bytes.withLines { line throws(InputError) in
      number += 1
      let text = line.trimmed
      if UtteranceLog.isTime(line) {
        try endCue(&cue, start, input)
        start = SourceLocation(file: input.file, line: number, column: 1)
      } else if text.isEmpty {
        try endCue(&cue, start, input)
        start = nil
      } else if start != nil {
        cue.append(UtteranceLog.withoutTags(text))
      }
      return true
    }
    try endCue(&cue, start, input)
  }

  /// Whether a line among the first tells when a caption is shown.
  private static func holdsTimes(_ head: ArraySlice<UInt8>) -> Bool {
    head.holds(" --> ")
      && head.split(separator: UInt8(ascii: "\n")).contains { isTime(String(decoding: $0, as: UTF8.self)) }
  }

  /// `00:01.000 --> 00:02.500`; a log's arrow has no times beside it.
  private static func isTime(_ line: String) -> Bool {
    guard let arrow = line.utf8.firstRange(of: " --> ".utf8) else { return false }
    return [line.utf8[..<arrow.lowerBound].last, line.utf8[arrow.upperBound...].first].allSatisfy {
      $0.map { (0x30...0x39).contains($0) } == true
    }
  }

  private mutating func endCue(
    _ cue: inout [String], _ start: SourceLocation?, _ input: CaptureInput
  ) throws(InputError) {
    guard let start, !cue.isEmpty else { return cue = [] }
    let text = cue.joined(separator: " ").trimmed
    cue = []
    // A caption that stays is written again; it was said once.
    guard !text.isEmpty, entries.last?.utterance != text else { return }
    try add(text, nil, start, input)
  }

  private static func withoutTags(_ text: String) -> String {
    var result = ""
    var isTag = false
    for character in text {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { result.append(character) }
      }
    }
    return CharacterEntity.decoded(result)
  }

  // MARK: JSON

  /// One JSON value; `[HTTP]` begins a line of a log.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    guard let next = text.dropFirst().first(where: { $0 > 0x20 }) else { return false }
    return text.first == UInt8(ascii: "[")
      ? "{[]\"".utf8.contains(next) : text.first == UInt8(ascii: "{") && !hasLines(text)
  }

  /// Whether several JSON objects stand one a line.
  private static func hasLines(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n")).prefix(2)
    return lines.count == 2 && lines.allSatisfy { $0.first == UInt8(ascii: "{") }
  }

  private mutating func readJSON(_ input: CaptureInput) throws(InputError) {
    let json = try JSONCapture.read(input).0
    try read(0, json, nil, input)
  }

  /// Texts and objects with an utterance, whatever is around them.
  private mutating func read(
    _ index: Int, _ json: JSONCapture, _ move: Move?, _ input: CaptureInput
  ) throws(InputError) {
    switch json.tape.kind(index) {
    case .string: try add(json.tape.text(index), move, json.tape.location(index), input)
    case .array: for item in json.items(of: index) { try read(item, json, nil, input) }
    case .object:
      let names = ["move", "direction", "gesture", "command", "method", "action"]
      let member = names.lazy.compactMap { json.member(index, $0) }.first
      var own = move
      if let member, let text = try json.text(member, "move") { own = UtteranceLog.move(text) ?? own }
      for name in [
        "utterance", "speech", "currentSpeech", "text", "output", "value", "result", "utterances", "entries",
        "log",
      ] {
        guard let inner = json.member(index, name) else { continue }
        return try read(inner, json, own, input)
      }
    default: throw json.mismatch(index, "utterance", "a text")
    }
  }

  private static func move(_ text: String) -> Move? {
    let word = text.lowercased()
    let table: [(String, Move)] = [
      ("forward", .forward), ("next", .forward), ("right", .forward), ("backward", .backward),
      ("previous", .backward), ("left", .backward), ("currentspeech", .none), ("current", .none),
      ("movein", .into), ("moveout", .out),
    ]
    if word == "in" { return .into }
    if word == "out" { return .out }
    return table.first { word.contains($0.0) }?.1
  }

  // MARK: Lines

  /// A line of a log: an object, `utterance: "..."` inside other text, `moveForward: ...`, or the
  /// utterance by itself.
  private mutating func readLines(_ input: CaptureInput) throws(InputError) {
    let isLog = input.bytes[...].prefix(1 << 20).holds("utterance")
    var number = 0
    var pending: Move?
    try input.bytes.withLines { line throws(InputError) in
      number += 1
      let text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { return true }
      let place = SourceLocation(file: input.file, line: number, column: 1)
      if let move = UtteranceLog.called(text) { pending = move }
      if let said = UtteranceLog.utterance(in: text) {
        try add(said, pending, place, input)
        pending = nil
      } else if !isLog {
        let (move, said) = UtteranceLog.plain(text)
        try add(said, move, place, input)
      }
      return true
    }
  }

  /// The move that a line of a log tells of.
  private static func called(_ line: String) -> Move? {
    let moves: [(String, Move)] = [
      ("moveForward", .forward), ("moveBackward", .backward), ("moveIn", .into), ("moveOut", .out),
      ("currentSpeech", .none), ("voiceOverCurrentSpeech", .none), ("\"direction\":\"forward\"", .forward),
      ("\"direction\":\"backward\"", .backward), ("\"direction\":\"in\"", .into),
      ("\"direction\":\"out\"", .out),
    ]
    return moves.first { line.contains($0.0) }?.1
  }

  /// `"utterance":"..."` or `utterance: "..."`, with JSON's escapes.
  private static func utterance(in line: String) -> String? {
    let bytes = Array(line.utf8)
    guard let mark = bytes[...].firstIndex(ofText: "utterance") else { return nil }
    var index = mark + "utterance".utf8.count
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: ":")
        || bytes[index] == UInt8(ascii: "=") || bytes[index] == 0x20
    {
      if bytes[index] == UInt8(ascii: "\""), index > mark + "utterance".utf8.count { break }
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index <= bytes.count else { return nil }
    return JSONText.unescaped(bytes[start..<min(index, bytes.count)])
  }

  /// `moveForward: Add Favorites, button`, else all of the line.
  private static func plain(_ line: String) -> (Move?, String) {
    guard let colon = line.firstIndex(of: ":") else { return (nil, line) }
    let word = line[..<colon]
    guard ["moveForward", "moveBackward", "moveIn", "moveOut", "currentSpeech"].contains(String(word)) else {
      return (nil, line)
    }
    return (called(String(word)), String(line[line.index(after: colon)...]).trimmed)
  }
}
