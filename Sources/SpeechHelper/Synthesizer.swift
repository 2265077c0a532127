#if Speech
  import CEspeakNG
  import EarshotSpeech

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// libespeak-ng, initialised once with one voice and never terminated: a second Terminate
  /// deadlocks (speech.md 1).
  struct Synthesizer {
    /// What samples depend on beside the request: see `LibraryVersion`.
    let version: String

    static func start(voice: String, dataPath: String?) -> Result<Synthesizer, HelperFailure> {
      // The library would fall back to these without a word.
      unsetenv("ESPEAK_DATA_PATH")
      unsetenv("HOME")
      let options =
        espeakINITIALIZE_DONT_EXIT | espeakINITIALIZE_PHONEME_EVENTS
        | espeakINITIALIZE_PHONEME_IPA
      let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, dataPath, Int32(options))
      let place = dataFolder()
      guard rate == Int32(RenderedSpeech.sampleRate) else {
        return .failure(HelperFailure(.voiceDataMissing, dataPath ?? place))
      }
      if let dataPath, !isInside(place, of: dataPath) {
        return .failure(HelperFailure(.voiceDataMissing, dataPath))
      }
      espeak_SetUriCallback(refuseURI)
      espeak_SetSynthCallback(keepSamples)
      guard isVoiceName(voice), espeak_ng_SetVoiceByName(voice) == ENS_OK,
        let current = espeak_GetCurrentVoice(), current.pointee.identifier != nil
      else { return .failure(HelperFailure(.unknownVoice, voice)) }
      return .success(Synthesizer(version: LibraryVersion.current(voice: voice)))
    }

    /// Speaks a text. Only ever called in a forked child: samples depend on everything that the
    /// process has spoken before, and some texts end it (speech.md 0).
    func speak(_ request: SpeakRequest) -> SpokenUtterance {
      let sink = Sink()
      set(espeakRATE, request.wordsPerMinute)
      set(espeakVOLUME, request.volume)
      set(espeakPITCH, request.pitch)
      set(espeakRANGE, 50)
      set(espeakWORDGAP, 0)
      set(espeakPUNCTUATION, 0)
      set(espeakCAPITALS, 0)
      let bytes = Array(request.text.utf8) + [0]
      earshot_clear_stack()
      let status = bytes.withUnsafeBytes { raw in
        espeak_ng_Synthesize(
          raw.baseAddress, raw.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
          Unmanaged.passUnretained(sink).toOpaque())
      }
      return withExtendedLifetime(sink) { sink.spoken(status: status) }
    }

    private func set(_ parameter: espeak_PARAMETER, _ value: Int) {
      _ = espeak_ng_SetParameter(parameter, Int32(value), 0)
    }

    private static func dataFolder() -> String {
      var path: UnsafePointer<CChar>?
      _ = espeak_Info(&path)
      return path.map { String(cString: $0) } ?? "its own place"
    }

    /// The library silently takes another folder when the one it is given is not there.
    private static func isInside(_ place: String, of folder: String) -> Bool {
      let trimmed = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      return place == trimmed || place == "\(trimmed)/espeak-ng-data" || place == "\(folder)/espeak-ng-data"
    }

    /// A name with `../` is read as a path, and a long variant aborts the library.
    private static func isVoiceName(_ name: String) -> Bool {
      (1...39).contains(name.utf8.count)
        && name.utf8.allSatisfy {
          (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2b || $0 == 0x2d
        }
    }
  }

  /// What the library hands over while it speaks.
  private final class Sink {
    private var spokenSoFar = SpokenUtterance(.spoken)
    private var isFull = false

    func take(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
      let room = SpeakRequest.audioLimit * RenderedSpeech.sampleRate - spokenSoFar.samples.count
      isFull = isFull || samples.count > room
      spokenSoFar.samples.append(contentsOf: samples.prefix(max(0, room)))
      return !isFull
    }

    func take(_ event: espeak_EVENT) {
      switch event.type {
      case espeakEVENT_WORD:
        spokenSoFar.words.append(
          SpokenUtterance.Word(
            position: Int(event.text_position), length: Int(event.length),
            milliseconds: Int(event.audio_position)))
      case espeakEVENT_PHONEME:
        let bytes = withUnsafeBytes(of: event.id.string) { Array($0.prefix { $0 != 0 }) }
        spokenSoFar.phonemes += String(decoding: bytes, as: UTF8.self)
      default: break
      }
    }

    func spoken(status: espeak_ng_STATUS) -> SpokenUtterance {
      var spoken = spokenSoFar
      if isFull {
        spoken.outcome = .cut
      } else if status != ENS_OK {
        spoken.outcome = .refused
      }
      return spoken
    }
  }

  /// The library's callback: free, because a closure would belong to an actor and trap on the
  /// library's thread (speech.md 1). Returning 1 stops it.
  private func keepSamples(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let events, let data = events.pointee.user_data else { return 0 }
    let sink = Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      sink.take(event.pointee)
      event += 1
    }
    guard let samples, count > 0 else { return 0 }
    return sink.take(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
  }

  /// No text may open a file. Plain text never asks; this is belt and braces.
  private func refuseURI(
    _ type: Int32, _ uri: UnsafePointer<CChar>?, _ base: UnsafePointer<CChar>?
  ) -> Int32 { 1 }
#endif
