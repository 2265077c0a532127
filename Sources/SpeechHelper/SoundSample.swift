#if Speech
  import EarshotSpeech

  /// What the workers are heard to say before they are asked for anything.
  ///
  /// Samples depend on more than the library and its files: once, the first process on a machine
  /// spoke the same lengths with other samples than every later one, and the cause was not found.
  /// So what was heard is part of the version, and with it of the key of every utterance kept.
  enum SoundSample {
    /// Voiced and unvoiced sounds, plosives, fricatives and nasals, in letters and digits that no
    /// voice stumbles over.
    private static let text = "seven of nine pa ta ka sha fa zoo me no la ro we yes 0 1 2 3 4 5 6 7 8 9"

    /// Sixteen hexadecimal digits over what each worker says; nil: one is gone.
    static func digest(of workers: inout [SpeechWorker]) -> String? {
      let request = SpeakRequest(id: 0, wordsPerMinute: 190, pitch: 50, volume: 100, text: text)
      for index in workers.indices { workers[index].speak(request) }
      var digests: Set<UInt64> = []
      for index in workers.indices {
        guard let outcome = workers[index].readAnswer() else { return nil }
        digests.insert(workers[index].withSpoken(outcome, digest))
        workers[index].rest()
      }
      // All alike, the digest does not depend on how many processors there are.
      return digests.sorted().map { CacheKey.hexadecimal("\($0)".utf8) }.joined(separator: "-")
    }

    /// FNV-1a over outcome, words, phonemes and samples.
    private static func digest(
      _ spoken: SpokenUtterance, _ samples: UnsafeBufferPointer<Int16>
    ) -> UInt64 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      func add(_ byte: UInt64) { hash = (hash ^ byte) &* 0x100_0000_01b3 }
      for byte in spoken.head(sampleCount: samples.count) { add(UInt64(byte)) }
      for sample in samples { add(UInt64(UInt16(bitPattern: sample))) }
      return hash
    }
  }
#endif
