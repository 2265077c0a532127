import EarshotKit
import EarshotSpeech
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The checks of transcripts that need a voice: `~ seconds` and `~ audio`.
final class SpeechMeasure: TranscriptVoice {
  /// One speaker for each way of speaking: starting one costs more than what it says.
  private let speakers = Mutex<[SpeechOptions: Speaker]>([:])

  func seconds(
    of announcements: [Announcement], options: OpenOptions
  ) throws(EarshotError) -> Double {
    let speaker = speaker(options)
    return try measured { () async throws(SpeechError) in
      try await speaker.seconds(announcements).reduce(0, +)
    }
  }

  func findings(
    in announcements: [Announcement], options: OpenOptions
  ) throws(EarshotError) -> [String] {
    let speaker = speaker(options)
    let path = try SpeechMeasure.draft()
    defer { unlink(path) }
    let report = try measured { () async throws(SpeechError) in
      try await speaker.write(announcements, to: path)
    }
    guard report.utterances > 0 else { return [] }
    let check = AudioCheck(wave: try SpeechMeasure.bytes(of: path), expectedSeconds: report.seconds)
    return check.findings.map(\.description)
  }

  private func speaker(_ options: OpenOptions) -> Speaker {
    let options = SpeechOptions(options)
    return speakers.withLock { speakers in
      if let speaker = speakers[options] { return speaker }
      let speaker = Speaker(options: options)
      speakers[options] = speaker
      return speaker
    }
  }

  private func measured<Value: Sendable>(
    _ work: @escaping @Sendable () async throws(SpeechError) -> Value
  ) throws(EarshotError) -> Value {
    do {
      return try Waiting.run(work)
    } catch {
      throw EarshotError(error)
    }
  }

  /// A path of our own for the sound.
  private static func draft() throws(EarshotError) -> String {
    var template = Array("/tmp/earshot-audio-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw .failed("no temporary file for the sound") }
    close(file)
    return String(
      decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func bytes(of path: String) throws(EarshotError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .failed("the sound can't be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
