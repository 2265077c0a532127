#if Speech
  import CEspeakNG

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Tells one synthesizer from another: the library's version, and size and date of the files
  /// that the sound is made from. An update of any of them makes it a different text, and with it
  /// every utterance in a cache a stranger.
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
      let stamps = ([library] + files).map(stamp)
      return "espeak-ng \(number) " + stamps.joined(separator: " ")
    }

    /// Dictionaries bear the language's code: `en-us+f2` is read by `en_dict`.
    private static func dictionary(of voice: String) -> String? {
      voice.split(whereSeparator: { $0 == "-" || $0 == "+" }).first.map(String.init)
    }

    /// Size and date of change, or a dash where there is no such file.
    private static func stamp(_ path: String) -> String {
      var status = stat()
      guard !path.isEmpty, stat(path, &status) == 0 else { return "-" }
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      return "\(status.st_size).\(changed.tv_sec).\(changed.tv_nsec)"
    }
  }
#endif
