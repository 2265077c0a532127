import ArgumentParser
import EarshotKit
import EarshotReports
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `speak` says it has done: files written, and what a check found in them. What was played
/// has been heard.
struct SpeakReport {
  private struct Check {
    var path: String
    var result: SpeechCheck
  }

  var spoken: SpeechReport?
  /// How far the screens were read that are spoken.
  var read = ScreensRead()
  private var found: [Check] = []
  private let outputs: SpeechOutputs
  private let format: OutputFormat

  init(outputs: SpeechOutputs, format: OutputFormat) {
    self.outputs = outputs
    self.format = format
  }

  mutating func add(_ path: String, _ result: SpeechCheck) {
    found.append(Check(path: path, result: result))
  }

  var checks: [SpeechCheck] { found.map(\.result) }

  var hasFindings: Bool { found.contains { !$0.result.isClean } }

  /// Tells on standard error what the voice had trouble with.
  func tellNotices(color: ColorChoice) {
    var writer = TextWriter(isColored: Terminal.isColored(color, STDERR_FILENO))
    for notice in notices { writer.line(notice.description) }
    StandardStreams.tell(writer.bytes)
  }

  private var notices: [SpeechNotice] {
    var notices: [SpeechNotice] = []
    for notice in (spoken?.notices ?? []) + found.flatMap(\.result.notices)
    where !notices.contains(notice) {
      notices.append(notice)
    }
    return notices
  }

  /// For standard output; nothing where the audio itself went there.
  var written: [UInt8] {
    if outputs.wave == "/dev/stdout" { return [] }
    switch format {
    case .text: return text
    case .json: return json
    }
  }

  private var text: [UInt8] {
    var writer = TextWriter()
    if let spoken {
      let count = SpeakReport.count(spoken.utterances, "utterance")
      let length = "\(SecondsText.tenths(spoken.seconds)) seconds, \(count)"
      if let path = outputs.wave { writer.line("\(path): \(length)") }
      if let path = outputs.folder {
        writer.line("\(path): \(SpeakReport.count(spoken.utterances, "file")), \(length)")
      }
      if let path = outputs.captions {
        writer.line("\(path): \(SpeakReport.count(spoken.utterances, "caption"))")
      }
      if let path = outputs.timings { writer.line("\(path): \(length)") }
    }
    for check in found {
      for finding in check.result.findings { writer.line("\(check.path): \(finding)") }
      writer.line("\(check.path): \(check.result.summary)")
    }
    if !found.isEmpty, let gaps = read.sentence(hiding: "faults") { writer.line(gaps) }
    return writer.bytes
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var json: [UInt8] {
    var writer = JSONWriter(spacing: .readable)
    writer.object { writer in
      writer.head(outputs.computed ?? Earshot.computed(as: nil))
      writer.key("seconds")
      if let spoken { writer.milliseconds(spoken.seconds) } else { writer.null() }
      writer.key("utterances")
      writer.int(spoken?.utterances)
      writer.key("notices")
      writer.strings(notices.map(\.message))
      writer.key("checks")
      writer.lines(found, indent: 2) { writer, check in
        writer.check(check.path, check.result)
      }
      writer.key("read")
      writer.screensRead(read)
    }
    writer.endText()
    return writer.bytes
  }
}

extension SpeechCheck {
  /// What was checked and how it came out, in one line.
  var summary: String {
    let length = "\(SecondsText.tenths(seconds)) seconds"
    let said = "\(heard) of \(SpeakReport.count(expected, "utterance")) heard"
    return isClean
      ? "\(length), \(said), nothing wrong"
      : "\(length), \(said), \(SpeakReport.count(findings.count, "finding"))"
  }
}

extension JSONWriter {
  /// `{file, seconds, peak, rms, expected, heard, findings: [{kind, seconds, utterance, message}]}`
  mutating func check(_ path: String, _ check: SpeechCheck) {
    object { writer in
      writer.signal(path, check.signal)
      writer.key("expectedSeconds")
      writer.milliseconds(check.expectedSeconds)
      writer.key("expected")
      writer.int(check.expected)
      writer.key("heard")
      writer.int(check.heard)
      writer.findings(check.findings)
    }
  }

  mutating func signal(_ path: String, _ signal: AudioCheck) {
    key("file")
    string(path)
    key("seconds")
    milliseconds(signal.seconds)
    key("peak")
    int(signal.peak)
    key("rms")
    milliseconds(signal.rms)
  }

  mutating func findings(_ findings: [AudioCheck.Finding]) {
    key("findings")
    array { writer in
      for finding in findings {
        writer.object { writer in
          writer.key("kind")
          writer.string(finding.kind.rawValue)
          writer.key("seconds")
          writer.milliseconds(finding.seconds)
          writer.key("utterance")
          writer.int(finding.announcement)
          writer.key("message")
          writer.string(finding.message)
        }
      }
    }
  }
}

/// Recordings without a screen: only the signal can be checked.
struct RecordingReport {
  private let shown: OutputOptions

  init(_ shown: OutputOptions) { self.shown = shown }

  func deliver(_ paths: [String], sampleRate: Int) throws {
    let checks = try paths.map { ($0, try AudioCheck(path: $0, sampleRate: sampleRate)) }
    switch shown.format {
    case .text:
      var writer = TextWriter()
      for (path, check) in checks {
        for finding in check.findings { writer.line("\(path): \(finding)") }
        let length = "\(SecondsText.tenths(check.seconds)) seconds"
        let count = check.findings.count
        writer.line(
          "\(path): \(length), \(count == 0 ? "nothing wrong" : SpeakReport.count(count, "finding"))")
      }
      try StandardStreams.put(writer.bytes)
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.object { writer in
        writer.head(Earshot.computed(as: nil))
        writer.key("checks")
        writer.lines(checks, indent: 2) { writer, check in
          writer.object { writer in
            writer.signal(check.0, check.1)
            writer.findings(check.1.findings)
          }
        }
      }
      writer.endText()
      try StandardStreams.put(writer.bytes)
    }
    if checks.contains(where: { !$0.1.isClean }) { throw ExitCode(1) }
  }
}
