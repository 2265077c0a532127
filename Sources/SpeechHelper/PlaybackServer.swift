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
  private var device: AudioDevice?
  private var pending: [UInt8] = []
  private var start = 0
  private var played = 0
  private var reported = 0
  private var isFinishing = false
  /// Whether samples may come at any moment.
  private var isInSession = false
  /// Nobody listens any more.
  private var isGone = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Bytes of ten milliseconds.
  private static let slice = RenderedSpeech.sampleRate / 100 * 2
  /// Samples between two reports.
  private static let reportEvery = RenderedSpeech.sampleRate / 20
  /// Milliseconds for which a device that plays nothing is kept from others: three seconds, or
  /// what `EARSHOT_DEVICE_IDLE` says. A device that is a file starts anew when it is opened again.
  private let idleTime = getenv("EARSHOT_DEVICE_IDLE").flatMap { Int32(String(cString: $0)) } ?? 3_000

  init(input: Int32) { self.input = input }

  mutating func run() {
    silenceErrors()
    keepLatencyLow()
    while !isGone { step() }
    // To flush is to open anew, which would empty the file that ALSA's file plugin writes.
    if isInSession { device?.flush() }
    device?.close()
  }

  private mutating func step() {
    let rest = pending.count - start
    let isHungry = rest < PlaybackServer.slice && !(isFinishing && rest > 0)
    if isHungry { report() }
    if isHungry && isFinishing { return finish() }
    readInput(waiting: isHungry)
    guard !isHungry, !isGone, pending.count > start else { return }
    let end = min(start + PlaybackServer.slice, pending.count)
    guard let device, device.write(pending[start..<end]) else {
      return giveUp("the device stopped taking samples")
    }
    played += (end - start) / 2
    start = end
    compact()
    if played - reported >= PlaybackServer.reportEvery { report() }
  }

  private mutating func openDevice() {
    if device == nil {
      do {
        device = try AudioDevice(sampleRate: RenderedSpeech.sampleRate)
      } catch {
        return giveUp(error.message)
      }
    }
    isInSession = true
    answer(.ready)
  }

  private mutating func finish() {
    device?.drain()
    reset()
    answer(.finished)
  }

  private mutating func silence() {
    device?.flush()
    reset()
    answer(.silenced)
  }

  private mutating func reset() {
    pending = []
    start = 0
    played = 0
    reported = 0
    isFinishing = false
    isInSession = false
  }

  private mutating func answer(_ kind: Frame.Kind) {
    if !sendAll(Frame(kind).bytes, to: input) { isGone = true }
  }

  private func giveUp(_ reason: String) {
    _ = sendAll(HelperFailure(.noDevice, reason).frame.bytes, to: input)
    exit(69)
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
    if !sendAll(Frame(.played, payload).bytes, to: input) { isGone = true }
  }

  private mutating func readInput(waiting: Bool) {
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let patience = waiting ? (isInSession || device == nil ? -1 : idleTime) : 0
    guard poll(&wait, 1, patience) > 0 else {
      if waiting { closeDevice() }
      return
    }
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { return }
    guard count > 0 else {
      isGone = true
      return
    }
    buffer.withUnsafeBytes { assembler.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    while let frame = assembler.next() { obey(frame) }
    if assembler.isBroken { isGone = true }
  }

  private mutating func closeDevice() {
    device?.close()
    device = nil
  }

  private mutating func obey(_ frame: Frame) {
    switch frame.kind {
    case .samples: pending += frame.payload
    case .finish: isFinishing = true
    case .stop: silence()
    case .open: openDevice()
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
