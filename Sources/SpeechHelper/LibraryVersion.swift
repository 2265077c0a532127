#if Speech
  import CEspeakNG
  import EarshotSpeech

  /// Tells one synthesizer from another: the library's version, and on a line each the stamps of
  /// the files that the sound is made from. An update of any of them makes it a different text,
  /// and with it every utterance in a cache a stranger.
  enum LibraryVersion {
    /// Files of the voice data that every voice is made from.
    private static let sharedFiles = ["phondata", "phonindex", "phontab", "intonations"]

    /// - Parameter voice: the voice's name with its variant.
    static func current(voice: String) -> String {
      var folder: UnsafePointer<CChar>?
      let number = espeak_Info(&folder).map { String(cString: $0) } ?? "unknown"
      let place = folder.map { String(cString: $0) } ?? ""
      let variant = voice.split(separator: "+").dropFirst().first.map(String.init) ?? ""
      var files = sharedFiles.map { "\(place)/\($0)" }
      files.append("\(place)/voices/!v/\(variant)")
      if let current = espeak_GetCurrentVoice() {
        if let identifier = current.pointee.identifier {
          files.append("\(place)/lang/\(String(cString: identifier))")
        }
        if let language = dictionary(of: voice) { files.append("\(place)/\(language)_dict") }
      }
      let library = earshot_library_file().map { String(cString: $0) } ?? ""
      let lines = ([library] + files).map(FileStamp.line)
      return (["espeak-ng \(number)"] + lines).joined(separator: "\n")
    }

    /// Dictionaries bear the language's code: `en-us+f2` is read by `en_dict`.
    private static func dictionary(of voice: String) -> String? {
      voice.split(whereSeparator: { $0 == "-" || $0 == "+" }).first.map(String.init)
    }
  }
#endif
