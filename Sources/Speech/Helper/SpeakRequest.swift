/// What the helper is asked to speak. The voice is not in it: a helper has one voice for life,
/// because changing it leaves traces in the library that change later samples.
package struct SpeakRequest: Hashable, Sendable {
  package var id: UInt32
  /// espeak-ng's nominal words a minute.
  package var wordsPerMinute: Int
  package var pitch: Int
  package var volume: Int
  /// Sanitised, without NUL.
  package var text: String

  package init(id: UInt32, wordsPerMinute: Int, pitch: Int, volume: Int, text: String) {
    self.id = id
    self.wordsPerMinute = wordsPerMinute
    self.pitch = pitch
    self.volume = volume
    self.text = text
  }

  package var frame: Frame {
    var payload: [UInt8] = []
    payload.append(uint32: id)
    payload.append(uint32: UInt32(clamping: wordsPerMinute))
    payload.append(uint32: UInt32(clamping: pitch))
    payload.append(uint32: UInt32(clamping: volume))
    payload += text.utf8
    return Frame(.speak, payload)
  }

  /// Reads a request; the helper trusts nobody and brings every value into its range.
  package init?(_ payload: [UInt8]) {
    var reader = ByteReader(payload[...])
    guard let id = reader.uint32(), let rate = reader.uint32(), let pitch = reader.uint32(),
      let volume = reader.uint32()
    else { return nil }
    self.id = id
    wordsPerMinute = SpeechRate.bounded(wordsPerMinute: Int(rate))
    self.pitch = min(Int(pitch), 99)
    self.volume = min(Int(volume), 100)
    let harmless = reader.remaining().map { $0 < 0x20 || $0 == 0x7f ? 0x20 : $0 }
    text = String(decoding: harmless, as: UTF8.self)
  }

  /// Seconds of audio that one utterance may give.
  package static let audioLimit = 600
  /// Milliseconds that one utterance may take: 2,000 scalars take less than a fifth of a second.
  package static let timeLimit = 10_000
}

/// What came of an utterance.
package struct SpokenUtterance: Hashable, Sendable {
  package enum Outcome: UInt8, Sendable {
    case spoken
    /// The library crashed; there are no samples.
    case crashed
    case timedOut
    /// The audio was cut at `SpeakRequest.audioLimit`.
    case cut
    /// The library refused.
    case refused
  }

  /// Where a word begins.
  package struct Word: Hashable, Sendable {
    /// Scalars from the start of the text.
    package var position: Int
    /// Scalars.
    package var length: Int
    package var milliseconds: Int

    package init(position: Int, length: Int, milliseconds: Int) {
      self.position = position
      self.length = length
      self.milliseconds = milliseconds
    }
  }

  package var outcome: Outcome
  package var words: [Word] = []
  /// IPA as the library spoke it.
  package var phonemes = ""
  /// 22,050 Hz, mono.
  package var samples: [Int16] = []
  /// Samples that were left in the cache, because only their number was asked for.
  package var absentSamples = 0

  package var sampleCount: Int { samples.count + absentSamples }

  package init(_ outcome: Outcome) { self.outcome = outcome }

  package var bytes: [UInt8] {
    var bytes = head(sampleCount: samples.count)
    bytes.append(samples: samples)
    return bytes
  }

  /// What stands before so many samples.
  package func head(sampleCount: Int) -> [UInt8] {
    var bytes: [UInt8] = [outcome.rawValue]
    bytes.reserveCapacity(words.count * 12 + phonemes.utf8.count + 16)
    bytes.append(uint32: UInt32(words.count))
    for word in words {
      bytes.append(uint32: UInt32(clamping: word.position))
      bytes.append(uint32: UInt32(clamping: word.length))
      bytes.append(uint32: UInt32(clamping: word.milliseconds))
    }
    bytes.append(uint32: UInt32(phonemes.utf8.count))
    bytes += phonemes.utf8
    bytes.append(uint32: UInt32(sampleCount))
    return bytes
  }

  /// Nil where the bytes are not all there, as after a crash.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let outcome = reader.uint8().flatMap(Outcome.init), let count = reader.uint32() else {
      return nil
    }
    self.outcome = outcome
    for _ in 0..<count {
      guard let position = reader.uint32(), let length = reader.uint32(), let time = reader.uint32()
      else { return nil }
      words.append(
        Word(position: Int(position), length: Int(length), milliseconds: Int(time)))
    }
    guard let length = reader.uint32(), let text = reader.bytes(Int(length)),
      let sampleCount = reader.uint32(), let audio = reader.bytes(Int(sampleCount) * 2)
    else { return nil }
    phonemes = String(decoding: text, as: UTF8.self)
    samples = audio.samples
  }
}

/// Why a helper gives up, with a sentence.
package struct HelperFailure: Error, Hashable, Sendable {
  package enum Reason: UInt8, Sendable {
    case notBuiltIn
    case voiceDataMissing
    case unknownVoice
    case noDevice
    case wrongUse
  }

  package var reason: Reason
  package var message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  package var frame: Frame { Frame(.failed, [reason.rawValue] + message.utf8) }

  init(_ payload: [UInt8]) {
    reason = payload.first.flatMap(Reason.init) ?? .wrongUse
    message = String(decoding: payload.dropFirst(), as: UTF8.self)
  }

  var error: SpeechError {
    switch reason {
    case .notBuiltIn: .notBuiltIn
    case .voiceDataMissing: .voiceDataMissing(message)
    case .unknownVoice: .unknownVoice(message)
    case .noDevice: .noDevice(message)
    case .wrongUse: .helperUnusable(message)
    }
  }
}
