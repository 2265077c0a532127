import ArgumentParser
import EarshotKit
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak", abstract: "The same as read, through espeak-ng: played, or as files.",
    discussion: """
      Screens are spoken one after the other, each stop as VoiceOver says it. Where any file is \
      asked for, nothing is played. --check measures what was really produced and exits with 1 \
      where anything is wrong; a .wav among the inputs is checked in place of a new recording. \
      What was spoken is kept in $XDG_CACHE_HOME/earshot/speech, else in ~/.cache/earshot/speech: \
      at most 256 MB, the oldest go first.
      """)

  @Argument(
    help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write this WAV file instead of playing; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  @Option(
    help: ArgumentHelp("Write a WAV file for every utterance into it.", valueName: "dir"),
    completion: .directory)
  var split: String?

  @Option(
    help: ArgumentHelp(
      "Samples a second of the WAV files, 8000 to 192000.", valueName: "rate"))
  var sampleRate: Int = RenderedSpeech.sampleRate

  @Option(
    help: ArgumentHelp("Write captions in WebVTT.", valueName: "file"), completion: .file(extensions: ["vtt"])
  )
  var captions: String?

  @Flag(help: "Captions have every word at its time.")
  var captionWords = false

  @Option(
    help: ArgumentHelp("Write when every part and word is heard, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var timings: String?

  @Flag(help: "Check what was written, or a recording given as an input; 1 where anything is wrong.")
  var check = false

  @Flag(help: "Remove what is kept of what was spoken before; without an input, end then.")
  var clearCache = false

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var choice: OutputChoice

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    if clearCache {
      StandardStreams.tell(Array("\(SpeakCommand.clearedCache())\n".utf8))
      if inputs.isEmpty { return }
    }
    let shown = try shared.output(around: inputs, choice)
    var outputs = try outputs()
    let (screens, recordings) = sorted(inputs)
    if check, screens.isEmpty, !recordings.isEmpty {
      return try RecordingReport(shown).deliver(recordings, sampleRate: sampleRate)
    }
    let options = try shared.openOptions(around: inputs)
    var said = Report(output: shown, doing: "reading files")
    defer { said.progress.end() }
    let input = try Earshot.open(screens, options: options)
    outputs.computed = input.computed
    try said.begin(input)
    let readings = input.readings(ReadingOptions(style: shown.style))
    // What is spoken is heard, and the speaker writes by itself.
    said.progress.end()
    let speech = SpeechOutput(try voice.speechOptions(options))
    let script = SpeechOutput.script(of: readings)
    var report = SpeakReport(outputs: outputs, format: shown.format)
    try speak(script, with: speech, to: outputs, recordings, &report)
    var diagnostics = Diagnostics(input.notices)
    for screen in readings { diagnostics.add(screen.notices, silent: screen.silentNotices) }
    report.tellNotices(color: shown.color)
    let coverage = readings.reduce(Coverage()) { $0 + $1.coverage }
    report.read = coverage.read
    if !check { said.tell(coverage.read) }
    try said.deliver(report.written, diagnostics: diagnostics, coverage: coverage)
    if report.hasFindings { throw ExitCode(1) }
  }

  /// Empties the cache; says where it was and what went.
  private static func clearedCache() -> String {
    guard let cache = SpeechCache.standard else { return "nothing is kept: there is no home folder" }
    let (count, bytes) = cache.clear()
    let utterances = count == 1 ? "1 utterance" : "\(count) utterances"
    return "removed \(utterances) (\((bytes + 500_000) / 1_000_000) MB) from \(cache.folder)"
  }

  private func speak(
    _ script: [AudibleEvent], with speech: SpeechOutput, to outputs: SpeechOutputs,
    _ recordings: [String], _ report: inout SpeakReport
  ) throws {
    if outputs.isEmpty, !check {
      report.spoken = try speech.play(script)
      return
    }
    if recordings.isEmpty || !outputs.isEmpty {
      report.spoken = try speech.write(script, to: outputs)
    }
    guard check else { return }
    for path in recordings {
      try report.add(path, speech.check(script, recording: path, sampleRate: sampleRate))
    }
    if let path = outputs.wave {
      try report.add(path, speech.check(script, recording: path, sampleRate: sampleRate))
    }
    if let path = outputs.folder {
      try report.add(path, speech.check(script, folder: path, sampleRate: sampleRate))
    }
    if report.checks.isEmpty { try report.add("audio", speech.check(script)) }
  }

  private func outputs() throws -> SpeechOutputs {
    guard SpeechOutputs.sampleRates.contains(sampleRate) else {
      throw EarshotError.usage("--sample-rate is from 8000 to 192000, not \(sampleRate)")
    }
    guard !captionWords || captions != nil else {
      throw EarshotError.usage("--caption-words needs --captions FILE")
    }
    if check, output == "-" {
      throw EarshotError.usage("--check reads the file again; -o needs a file's name for that")
    }
    let paths = [output, split, captions, timings].compactMap { $0 }
    guard Set(paths).count == paths.count else {
      throw EarshotError.usage("two outputs have the same name")
    }
    for path in paths where path != "-" { _ = try OutputPath.resolved(path) }
    return SpeechOutputs(
      wave: output == "-" ? "/dev/stdout" : output, folder: split, sampleRate: sampleRate,
      captions: captions, captionsShowWords: captionWords, timings: timings)
  }

  /// With `--check`, recordings are told from screens by their name.
  private func sorted(_ inputs: [String]) -> (screens: [String], recordings: [String]) {
    guard check else { return (inputs, []) }
    let isRecording = { (path: String) in path.lowercased().hasSuffix(".wav") }
    return (inputs.filter { !isRecording($0) }, inputs.filter(isRecording))
  }
}
