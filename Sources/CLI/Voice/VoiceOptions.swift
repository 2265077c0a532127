import ArgumentParser
import EarshotKit
import EarshotSpeech

/// Options of everything that is spoken, beside VoiceOver's own settings.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A voice of espeak-ng, such as en-gb-x-rp or +f5 (default: by the locale).",
      valueName: "name"), completion: .voices)
  var voice: String?

  @Option(
    help: ArgumentHelp(
      """
      espeak-ng's words a minute, 80 to 900, instead of --setting speaking-rate (0 is 80, 25 is \
      123, 50 is 190, 75 is 292, 100 is 450).
      """, valueName: "n"))
  var wordsPerMinute: Int?

  @Flag(help: "Speak everything anew and keep nothing for the next run.")
  var noCache = false

  func speechOptions(_ options: OpenOptions) throws -> SpeechOptions {
    if let wordsPerMinute, !(80...900).contains(wordsPerMinute) {
      throw EarshotError.usage("--words-per-minute is from 80 to 900, not \(wordsPerMinute)")
    }
    var speech = SpeechOptions(options, voice: voice)
    speech.wordsPerMinute = wordsPerMinute
    if noCache { speech.cache = nil }
    return speech
  }
}
