import EarshotKit
import Foundation
import SwiftParser

/// Does in this process what the program's commands do, and checks what must hold whatever the input is.
struct Trial {
  let input: FuzzCase
  let folder: String

  /// What is wrong; nil: nothing. What ends the process is for the parent to see.
  func fault() throws -> String? {
    try? FileManager.default.removeItem(atPath: folder)
    try input.write(to: folder)
    do {
      _ = try ProjectConfiguration.found(for: path)
      return input.command == .run ? try transcript() : try screens()
    } catch let error as EarshotError {
      if error.exitCode == 70 { return "exit code 70: \(error)" }
      return error.notices.isEmpty ? "an error without a word: \(error.exitCode)" : nil
    }
  }

  private var path: String { input.input == "." ? folder : "\(folder)/\(input.input)" }

  // MARK: Screens

  private func screens() throws -> String? {
    let opened = try Earshot.open([path], options: input.openOptions())
    switch input.command {
    case .read:
      let readings = opened.readings()
      var writer = JSONWriter(spacing: .readable)
      writer.readings(
        readings, diagnostics: Diagnostics(opened.notices + readings.flatMap(\.notices)),
        computed: opened.computed, explains: true, coverage: CoverageReport(readings))
      var text = TextWriter(isColored: true)
      text.readings(readings, explains: true)
      return fault(ofJSON: writer.bytes) ?? fault(ofText: text.bytes)
    case .tree:
      let fates = opened.fates()
      var writer = JSONWriter(spacing: .readable)
      writer.fates(fates, diagnostics: Diagnostics(opened.notices), computed: opened.computed)
      var text = TextWriter(isColored: false)
      text.fates(fates, frames: true)
      return fault(ofJSON: writer.bytes) ?? fault(ofText: text.bytes)
    case .audit:
      let report = try opened.audit()
      return fault(ofJSON: report.sarif()) ?? fault(ofText: report.github()) ?? falseGreen(opened)
    case .navigate, .run:
      guard let screen = opened.screens.first else { return nil }
      return session(on: screen, of: opened)
    }
  }

  /// Whether the parser finds an error in a file that the program takes for whole: it would be green in an audit.
  ///
  /// What is nested too deep for the parser is not given to it here either.
  private func falseGreen(_ opened: OpenedInput) -> String? {
    guard input.input.hasSuffix(".swift"), opened.syntaxErrors.isEmpty,
      !opened.notices.contains(where: { $0.kind == .budget }),
      let file = input.files.first(where: { $0.name == input.input })
    else {
      return nil
    }
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 1_200) }
    return tree.hasError ? "a syntax error that an audit passes by" : nil
  }

  private func transcript() throws -> String? {
    let result = try TranscriptSuite([path]).run()
    let report = TestReport(result, timestamp: "2026-01-01T00:00:00")
    return fault(ofText: GitHubAnnotations.bytes(report)) ?? fault(
      ofJSON: JSONReport.bytes(report, computed: Earshot.computed(as: nil)))
      ?? fault(ofText: JUnitReport.bytes(report)) ?? fault(ofText: TAPReport.bytes(report))
  }

  // MARK: Sessions

  private func session(on screen: ScreenEntry, of opened: OpenedInput) -> String? {
    let navigator = Navigator(screen: screen.open(), settings: opened.settings)
    var session = NavigationSession(
      navigator, settings: opened.settings, explains: true, technology: opened.technology)
    if let fault = fault(of: session.open(), in: session) { return "open: \(fault)" }
    for gesture in input.gestures {
      let before = State(session)
      let response = session.perform(line: gesture)
      if let fault = fault(of: response, in: session) { return "\(gesture): \(fault)" }
      let isTakenBack =
        opened.technology == .voiceover && gesture != "undo" && response.response.answer == nil
        && response.response.error == nil
      guard isTakenBack else { continue }
      // Taken back on a copy: the session goes on as it was.
      var copy = session
      _ = copy.perform(line: "undo")
      if let difference = before.difference(to: State(copy)) { return "\(gesture), undo: \(difference)" }
    }
    return nil
  }

  private struct State {
    var focus: Int?
    var rotor: String
    var elements: [AccessibilityElement]

    init(_ session: NavigationSession) {
      focus = session.navigator.focus
      rotor = session.navigator.rotor
      elements = Array(session.navigator.tree.elements)
    }

    func difference(to other: State) -> String? {
      if focus != other.focus { return "the focus is another" }
      if rotor != other.rotor { return "the rotor is another" }
      let areSame = elements.elementsEqual(other.elements) { a, b in
        a.identity == b.identity && a.label == b.label && a.value == b.value && a.traits == b.traits
          && a.hint == b.hint && a.frame == b.frame && a.isExpanded == b.isExpanded
      }
      return areSame ? nil : "the elements are others"
    }
  }

  private func fault(of shown: ShownResponse, in session: NavigationSession) -> String? {
    if let focus = shown.response.focus, !session.screen.tree.elements.indices.contains(focus) {
      return "the focus is outside the elements"
    }
    var writer = JSONWriter(spacing: .compact)
    writer.response(shown)
    if writer.bytes.dropLast().contains(0x0A) { return "a JSON line of several lines" }
    return fault(ofJSON: writer.bytes)
  }

  // MARK: Output

  private func fault(ofJSON bytes: [UInt8]) -> String? {
    guard (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil else {
      return "JSON that can't be read"
    }
    return fault(ofText: bytes)
  }

  private func fault(ofText bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "output that is not UTF-8" }
    let harmful = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0..<0x09, 0x0B..<0x1B, 0x1C..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    return harmful.map { "output that a terminal obeys: U+\(String($0.value, radix: 16))" }
  }
}

// MARK: The program itself

extension Trial {
  /// The same done by the program, for its exit code and what it writes.
  func fault(ofProgram program: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = input.arguments(in: folder)
    process.environment = ["HOME": folder, "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
    let gestures = "\(folder)/.gestures"
    try Output.write(Array(input.gestures.map { $0 + "\n" }.joined().utf8), to: gestures)
    process.standardInput = FileHandle(forReadingAtPath: gestures)
    let output = "\(folder)/.output"
    try Output.write([], to: output)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return "the program: signal \(code)" }
    // An audit of what was not read ends with 2: it could not tell.
    let known: [Int32] = [0, 1, 64, 65, 66, 69] + (input.command == .audit ? [2] : [])
    guard known.contains(code) else { return "the program: exit code \(code)" }
    let bytes = [UInt8](FileManager.default.contents(atPath: output) ?? Data())
    if code >= 64, !bytes.isEmpty, input.command != .navigate, input.command != .run {
      return "the program: output with exit code \(code)"
    }
    guard input.command != .run else { return fault(ofText: bytes) }
    for line in input.command == .navigate ? bytes.split(separator: 0x0A).map(Array.init) : [bytes]
    where !line.isEmpty {
      if let fault = fault(ofJSON: line) { return "the program: \(fault)" }
    }
    return nil
  }
}
