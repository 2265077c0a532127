import EarshotAnnouncements
import EarshotReports
import EarshotVocabulary

/// When everything is heard, as JSON: utterances, their parts and words, in seconds.
///
///     { "version": 1, "computed": {"by": "earshot 1.0", "ios": 26}, "sampleRate": 22050,
///       "utterances": [
///         { "index": 0, "text": "Settings, button", "spoken": "Settings, button", "file": null,
///           "sound": null, "start": 0, "end": 1.134,
///           "parts": [ {"role": "label", "text": "Settings", "language": null,
///                       "voice": "en-us+f2", "start": 0, "end": 0.612}, ... ],
///           "words": [ {"text": "Settings", "part": 0, "start": 0.012, "end": 0.612}, ... ] } ],
///       "seconds": 1.134 }
///
/// `index` counts what was given, including what has nothing to say. `part` is an index in the
/// announcement's parts as `read --format json` lists them; parts with nothing to say are left out
/// of `parts` here, so each names its own `index`.
struct TimingsFile: ~Copyable {
  private var file: PendingFile
  private var isFirst = true

  init(at path: String, sampleRate: Int, computed: Computed?) throws(SpeechError) {
    var file = try PendingFile(at: path)
    var writer = JSONWriter(spacing: .readable)
    writer.head(computed ?? Computed(by: "earshot", profile: nil))
    try file.write(
      Array("{".utf8) + writer.bytes
        + Array(", \"sampleRate\": \(sampleRate),\n  \"utterances\": [".utf8))
    self.file = file
  }

  mutating func append(
    _ timing: HeardTiming, of heard: AudibleEvent, file name: String?
  ) throws(SpeechError) {
    var writer = JSONWriter(spacing: .readable)
    writer.timing(timing, of: heard, file: name)
    try file.write(Array((isFirst ? "\n    " : ",\n    ").utf8) + writer.bytes)
    isFirst = false
  }

  mutating func finish(seconds: Double) throws(SpeechError) {
    var writer = JSONWriter(spacing: .readable)
    writer.milliseconds(seconds)
    let end = isFirst ? "]" : "\n  ]"
    try file.write(Array("\(end),\n  \"seconds\": ".utf8) + writer.bytes + Array("\n}\n".utf8))
    try file.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func timing(_ timing: HeardTiming, of heard: AudibleEvent, file: String?) {
    let announcement: Announcement? =
      if case .utterance(let announcement) = heard { announcement } else { nil }
    object { writer in
      writer.key("index")
      writer.int(timing.index)
      writer.key("text")
      writer.string(announcement?.caption.harmlessForTerminal)
      writer.key("spoken")
      writer.string(announcement?.spoken.harmlessForTerminal)
      writer.key("sound")
      writer.string(timing.sound?.rawValue)
      writer.key("file")
      writer.string(file)
      writer.span(timing.start, timing.end)
      writer.key("parts")
      writer.array { writer in
        for part in timing.parts { writer.part(part, of: announcement) }
      }
      writer.key("words")
      writer.array { writer in
        for word in timing.words { writer.word(word) }
      }
    }
  }

  private mutating func part(_ part: RenderedSpeech.Part, of announcement: Announcement?) {
    let source = announcement.flatMap {
      $0.parts.indices.contains(part.index) ? $0.parts[part.index] : nil
    }
    object { writer in
      writer.key("index")
      writer.int(part.index)
      writer.key("role")
      writer.string(source?.role.rawValue)
      writer.key("text")
      writer.string(source?.text.harmlessForTerminal)
      writer.key("language")
      writer.string(source?.language)
      writer.key("voice")
      writer.string(part.voice)
      writer.span(part.start, part.end)
    }
  }

  private mutating func word(_ word: RenderedSpeech.Word) {
    object { writer in
      writer.key("text")
      writer.string(word.text.harmlessForTerminal)
      writer.key("part")
      writer.int(word.part)
      writer.span(word.start, word.end)
    }
  }

  private mutating func span(_ start: Double, _ end: Double) {
    key("start")
    milliseconds(start)
    key("end")
    milliseconds(end)
  }
}
