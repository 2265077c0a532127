import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plays samples as they come, ten milliseconds at a time, so that it hears within ten
/// milliseconds that it is to be silent.
struct PlaybackServer {
  private let input: Int32
  private var assembler = FrameAssembler()
  private var pending: [UInt8] = []
  private var start = 0
  private var played = 0
  private var reported = 0
  private var isFinishing = false
  private var isStopped = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Bytes of ten milliseconds.
  private static let slice = RenderedSpeech.sampleRate / 100 * 2
  /// Samples between two reports.
  private static let reportEvery = RenderedSpeech.sampleRate / 20

  init(input: Int32) { self.input = input }

  mutating func run() {
    silenceErrors()
    keepLatencyLow()
    let device: AudioDevice
    do {
      device = try AudioDevice(sampleRate: RenderedSpeech.sampleRate)
    } catch {
      _ = sendAll(HelperFailure(.noDevice, error.message).frame.bytes, to: input)
      exit(69)
    }
    guard sendAll(Frame(.ready).bytes, to: input) else { return }
    let isHeard = play(on: device)
    if isStopped { device.flush() } else { device.drain() }
    device.close()
    if !isHeard {
      let failure = HelperFailure(.noDevice, "the device stopped taking samples")
      _ = sendAll(failure.frame.bytes, to: input)
    } else if !isStopped {
      _ = sendAll(Frame(.finished).bytes, to: input)
    }
  }

  /// False where the device failed.
  private mutating func play(on device: AudioDevice) -> Bool {
    while !isStopped {
      let rest = pending.count - start
      let isHungry = rest < PlaybackServer.slice && !(isFinishing && rest > 0)
      if isHungry { report() }
      if isHungry && isFinishing { return true }
      readInput(waiting: isHungry)
      guard !isHungry, !isStopped else { continue }
      let end = min(start + PlaybackServer.slice, pending.count)
      guard device.write(pending[start..<end]) else { return false }
      played += (end - start) / 2
      start = end
      compact()
      if played - reported >= PlaybackServer.reportEvery { report() }
    }
    return true
  }

  private mutating func compact() {
    guard start == pending.count || start > 1 << 18 else { return }
    pending.removeSubrange(..<start)
    start = 0
  }

  private mutating func report() {
    guard played > reported else { return }
    reported = played
    var payload: [UInt8] = []
    payload.append(uint32: UInt32(truncatingIfNeeded: played))
    if !sendAll(Frame(.played, payload).bytes, to: input) { isStopped = true }
  }

  private mutating func readInput(waiting: Bool) {
    if isFinishing && waiting { return }
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, waiting ? -1 : 0) > 0 else { return }
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { return }
    guard count > 0 else {
      isStopped = true
      return
    }
    buffer.withUnsafeBytes { assembler.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    while let frame = assembler.next() { obey(frame) }
    if assembler.isBroken { isStopped = true }
  }

  private mutating func obey(_ frame: Frame) {
    switch frame.kind {
    case .samples: pending += frame.payload
    case .finish: isFinishing = true
    case .stop: isStopped = true
    default: break
    }
  }

  /// PulseAudio would gather two seconds before it makes a sound, and hold a write as long.
  private func keepLatencyLow() { setenv("PULSE_LATENCY_MSEC", "50", 0) }

  /// ALSA writes to standard error by itself.
  private func silenceErrors() {
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 { dup2(nowhere, 2) }
  }
}
