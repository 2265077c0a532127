/// Plays samples through a helper that has the audio device, and can be silenced at once.
///
/// One session at a time: whoever begins one ends the one before. The helper and its device stay
/// from session to session, so that the next is heard without delay.
actor Player {
  private let helperPath: String?
  private let environment: [String]
  private var process: HelperProcess?
  /// Counts processes, so that what an old one still says is not heard.
  private var generation = 0

  private var session = 0
  private var isPlaying = false
  private var isReady = false
  private var isSilencing = false
  private var didFinish = false
  /// The helper was ended; what it still says counts no more.
  private var isEnding = false
  /// Counts the times that it was silenced.
  private var silences = 0
  private var failure: SpeechError?
  private var sent = 0
  private var played = 0
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// What is played in it is not heard.
  private static let noSession = -1
  /// Samples on the way to the helper: half a second, which the socket's buffer holds.
  private static let window = RenderedSpeech.sampleRate / 2
  /// Nanoseconds for the device to fall silent before its helper is ended.
  private static let patience: UInt64 = 25_000_000

  init(helperPath: String? = nil, environment: [String] = []) {
    self.helperPath = helperPath
    self.environment = environment
  }

  deinit { process?.end() }

  /// Silences what plays and has the device ready. What is returned names the session.
  ///
  /// A task that was cancelled before its turn came has no session: it must not end that of
  /// whoever came after it.
  func begin() async throws(SpeechError) -> Int {
    guard !Task.isCancelled else { return Player.noSession }
    session += 1
    let mine = session
    await silence()
    guard session == mine else { return mine }
    try start()
    isPlaying = true
    isReady = false
    failure = nil
    send(Frame(.open))
    while session == mine, isPlaying, !isReady { await change() }
    if session == mine, let failure { throw failure }
    return mine
  }

  /// Hands samples to the device and returns when the last are on their way; false where the
  /// session was ended.
  func play(_ samples: [Int16], in mine: Int) async throws(SpeechError) -> Bool {
    var rest = samples[...]
    while try isOn(mine), !rest.isEmpty {
      let room = Player.window - (sent - played)
      guard room > 0 else {
        await change()
        continue
      }
      var payload: [UInt8] = []
      payload.reserveCapacity(min(room, rest.count) * 2)
      payload.append(samples: rest.prefix(room))
      sent += min(room, rest.count)
      rest = rest.dropFirst(room)
      send(Frame(.samples, payload))
    }
    return try isOn(mine)
  }

  /// Returns when all of it has been heard; false where the session was ended before.
  func finish(_ mine: Int) async throws(SpeechError) -> Bool {
    guard try isOn(mine) else { return false }
    send(Frame(.finish))
    while try isOn(mine) { await change() }
    return session == mine && didFinish
  }

  /// Ends the session, where it is still the one that plays, and returns when nothing is heard
  /// any more: some 10 ms, or the patience at most.
  func stop(_ mine: Int) async {
    if mine == session { await silence() }
  }

  /// Ends whatever plays.
  func stop() async { await silence() }

  private func silence() async {
    if isPlaying, process != nil, !isSilencing {
      isSilencing = true
      silences += 1
      let current = silences
      send(Frame(.stop))
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: Player.patience)
        await self?.endIfLoud(current)
      }
    }
    isPlaying = false
    didFinish = false
    wake()
    while isSilencing { await change() }
  }

  /// A helper that has not fallen silent by now is ended, and the device with it.
  private func endIfLoud(_ current: Int) {
    guard isSilencing, current == silences else { return }
    isEnding = true
    process?.end()
  }

  private func isOn(_ mine: Int) throws(SpeechError) -> Bool {
    guard mine == session else { return false }
    if let failure { throw failure }
    return isPlaying
  }

  private func start() throws(SpeechError) {
    guard process == nil else { return }
    let path = try HelperLocation.find(explicit: helperPath)
    let started = try HelperProcess(path: path, arguments: ["play"], environment: environment)
    process = started
    sent = 0
    played = 0
    generation += 1
    let current = generation
    Task { [weak self] in
      for await event in started.events {
        guard let self else { return }
        await self.handle(event, of: current)
      }
    }
  }

  private func send(_ frame: Frame) {
    if let process, !process.send(frame) { process.end() }
  }

  private func change() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  private func wake() {
    let waiting = watchers
    watchers = []
    for watcher in waiting { watcher.resume() }
  }

  private func handle(_ event: HelperEvent, of current: Int) {
    guard current == generation else { return }
    switch event {
    case .frame(let frame): handle(frame)
    case .ended(let status): ended(status)
    }
    wake()
  }

  private func handle(_ frame: Frame) {
    switch frame.kind {
    case .ready: isReady = true
    case .failed:
      failure = HelperFailure(frame.payload).error
      endSession()
      // It ends now; the next session has one of its own.
      generation += 1
      process = nil
      isSilencing = false
    case .played:
      var reader = ByteReader(frame.payload[...])
      if !isSilencing { played = max(played, Int(reader.uint32() ?? 0)) }
    case .finished where !isSilencing:
      didFinish = true
      endSession()
    case .silenced where !isEnding:
      isSilencing = false
      endSession()
    default: break
    }
  }

  private func endSession() {
    isPlaying = false
    sent = 0
    played = 0
  }

  private func ended(_ status: Int32) {
    process = nil
    isEnding = false
    let wasPlaying = isPlaying
    isSilencing = false
    endSession()
    guard wasPlaying, failure == nil else { return }
    if status & 0x7f == 0 && (status >> 8) & 0xff == 127 {
      failure = .libraryMissing
    } else {
      failure = .noDevice("the player ended")
    }
  }
}
