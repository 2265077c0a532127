import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that holds what the program keeps away from itself: libespeak-ng and the audio
/// device. It talks in frames over the socket that is its standard input.
///
///     earshot-speech-helper speak VOICE [DATA-FOLDER]
///     earshot-speech-helper play
@main
struct SpeechHelper {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    leaveNoCoreFiles()
    switch arguments.first {
    case "speak" where (2...3).contains(arguments.count):
      speak(voice: arguments[1], dataPath: arguments.count > 2 ? arguments[2] : nil)
    case "play" where arguments.count == 1:
      var server = PlaybackServer(input: 0)
      server.run()
    default:
      refuse(HelperFailure(.wrongUse, "it is started by earshot, not by hand"))
    }
  }

  private static func speak(voice: String, dataPath: String?) {
    #if Speech
      switch Synthesizer.start(voice: voice, dataPath: dataPath) {
      case .success(let synthesizer):
        var server = UtteranceServer(input: 0, version: synthesizer.version)
        server.run()
      case .failure(let failure): refuse(failure)
      }
    #else
      refuse(HelperFailure(.notBuiltIn, "speech not built in"))
    #endif
  }

  /// Says why in a frame, and on a terminal in words.
  private static func refuse(_ failure: HelperFailure) {
    if !sendAll(failure.frame.bytes, to: 0) {
      let line = Array("earshot-speech-helper: \(failure.message)\n".utf8)
      _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
    exit(69)
  }

  /// A text that crashes the library should not fill the disk.
  private static func leaveNoCoreFiles() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }
}
