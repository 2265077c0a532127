#if Speech
  import CEspeakNG
  import CSpeechWorker
  import EarshotSpeech

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// libespeak-ng, initialized once with one voice and never terminated: a second Terminate
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
      earshot_worker_prepare()
      guard isVoiceName(voice), espeak_ng_SetVoiceByName(voice) == ENS_OK,
        let current = espeak_GetCurrentVoice(), current.pointee.identifier != nil
      else { return .failure(HelperFailure(.unknownVoice, voice)) }
      return .success(Synthesizer(version: LibraryVersion.current(voice: voice)))
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
#endif
