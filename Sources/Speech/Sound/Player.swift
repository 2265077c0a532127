/// Plays samples through a helper that has the audio device, and can be silenced at once.
actor Player {
  private enum State {
    case opening
    case open
    case finished
    case failed(SpeechError)
    case stopped
  }

  private let process: HelperProcess
  private var state = State.opening
  private var sent = 0
  private var played = 0
  private var isStopping = false
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// Samples on the way to the helper: half a second, which the socket's buffer holds.
  private static let window = RenderedSpeech.sampleRate / 2
  /// Nanoseconds for the device to fall silent before its helper is ended.
  private static let patience: UInt64 = 25_000_000

  init(helperPath: String, environment: [String] = []) throws(SpeechError) {
    process = try HelperProcess(path: helperPath, arguments: ["play"], environment: environment)
    let events = process.events
    Task { [weak self] in
      for await event in events {
        guard let self else { return }
        await self.handle(event)
      }
    }
  }

  deinit { process.end() }

  /// Returns when the device is open; false where it was stopped before.
  func open() async throws(SpeechError) -> Bool {
    while case .opening = state { await change() }
    return try isOpen()
  }

  /// Hands samples to the device and returns when the last are on their way; false where
  /// the player was stopped.
  func play(_ samples: [Int16]) async throws(SpeechError) -> Bool {
    var rest = samples[...]
    while !rest.isEmpty {
      guard try isOpen() else { return false }
      let room = Player.window - (sent - played)
      guard room > 0 else {
        await change()
        continue
      }
      var payload: [UInt8] = []
      payload.append(samples: rest.prefix(room))
      sent += min(room, rest.count)
      rest = rest.dropFirst(room)
      if !process.send(Frame(.samples, payload)) { process.end() }
    }
    return try isOpen()
  }

  /// Returns when all of it has been heard; false where the player was stopped.
  func finish() async throws(SpeechError) -> Bool {
    guard try isOpen() else { return false }
    _ = process.send(Frame(.finish))
    while case .open = state { await change() }
    if case .finished = state { return true }
    return try isOpen()
  }

  /// Returns when nothing is heard any more: some 10 ms, or the patience at most.
  func stop() async {
    guard !isStopping else { return await waitUntilEnded() }
    isStopping = true
    guard isRunning else { return }
    _ = process.send(Frame(.stop))
    let process = self.process
    let guardian = Task {
      try? await Task.sleep(nanoseconds: Player.patience)
      if !Task.isCancelled { process.end() }
    }
    await waitUntilEnded()
    guardian.cancel()
  }

  private var isRunning: Bool {
    switch state {
    case .opening, .open: true
    default: false
    }
  }

  private func waitUntilEnded() async {
    while isRunning { await change() }
  }

  private func isOpen() throws(SpeechError) -> Bool {
    if isStopping { return false }
    switch state {
    case .open: return true
    case .failed(let error): throw error
    default: return false
    }
  }

  private func change() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  private func handle(_ event: HelperEvent) {
    switch event {
    case .frame(let frame): handle(frame)
    case .ended(let status): ended(status)
    }
    let waiting = watchers
    watchers = []
    for watcher in waiting { watcher.resume() }
  }

  private func handle(_ frame: Frame) {
    switch frame.kind {
    case .ready: state = .open
    case .failed: state = .failed(HelperFailure(frame.payload).error)
    case .finished: state = .finished
    case .played:
      var reader = ByteReader(frame.payload[...])
      played = max(played, Int(reader.uint32() ?? 0))
    default: break
    }
  }

  private func ended(_ status: Int32) {
    guard isRunning else { return }
    if isStopping {
      state = .stopped
    } else if status & 0x7f == 0 && (status >> 8) & 0xff == 127 {
      state = .failed(.libraryMissing)
    } else {
      state = .failed(.noDevice("the player ended"))
    }
  }
}
