/// One helper with one voice: queues what it is to speak, keeps it busy, and starts it again
/// when it dies.
actor VoiceHelper {
  private struct Waiting {
    var request: SpeakRequest
    var answer: CheckedContinuation<Result<SpokenUtterance, SpeechError>, Never>
    var isSent = false
    /// How many helpers died while they had it.
    var deaths = 0
  }

  private let path: String
  private let arguments: [String]
  private var process: HelperProcess?
  /// Counts processes, so that what an old one still says is not heard.
  private var generation = 0
  /// What the helper said of its library when it was ready; nil: it is not yet.
  private(set) var readyVersion: String?
  private var versionWatchers: [CheckedContinuation<Result<String, SpeechError>, Never>] = []
  private var failure: SpeechError?
  private var deathsInARow = 0
  private var nextID: UInt32 = 0
  private var waiting: [UInt32: Waiting] = [:]
  private var unsent: [UInt32] = []
  private var bytesOnTheWay = 0

  private var answers = 0
  private var answersWhenWatched = 0

  /// Nanoseconds in which a helper with work must answer something; it ends each utterance
  /// itself after `SpeakRequest.timeLimit`.
  private let patience: UInt64

  /// Requests on the way stay below this many bytes, which every socket's buffer holds.
  private static let window = 12 << 10

  init(
    path: String, voiceName: String, dataPath: String?,
    patience: UInt64 = UInt64(SpeakRequest.timeLimit) * 2_000_000
  ) {
    self.path = path
    self.patience = patience
    arguments = ["speak", voiceName] + (dataPath.map { [$0] } ?? [])
  }

  deinit { process?.end() }

  func speak(_ utterance: Utterance) async throws(SpeechError) -> SpokenUtterance {
    if let failure { throw failure }
    try start()
    nextID &+= 1
    let request = SpeakRequest(
      id: nextID, wordsPerMinute: utterance.wordsPerMinute, pitch: utterance.pitch,
      volume: utterance.volume, text: utterance.text)
    return try await withCheckedContinuation { answer in
      waiting[request.id] = Waiting(request: request, answer: answer)
      unsent.append(request.id)
      sendMore()
    }.get()
  }

  /// What the samples depend on beside the request: the library, its data and the voice. Starts
  /// the helper where it does not run.
  func version() async throws(SpeechError) -> String {
    if let readyVersion { return readyVersion }
    if let failure { throw failure }
    try start()
    return try await withCheckedContinuation { versionWatchers.append($0) }.get()
  }

  private func becameReady(_ version: String) {
    readyVersion = version
    for watcher in versionWatchers { watcher.resume(returning: .success(version)) }
    versionWatchers = []
  }

  private func start() throws(SpeechError) {
    guard process == nil else { return }
    let started = try HelperProcess(path: path, arguments: arguments)
    process = started
    readyVersion = nil
    generation += 1
    let current = generation
    Task { [weak self] in
      for await event in started.events {
        guard let self else { return }
        await self.handle(event, of: current)
      }
    }
    watch(current)
  }

  /// Nanoseconds between looks whether a helper is stopped. Stopped at two looks in a row it is ended: a shell
  /// that stops us, too, continues both.
  private static let stoppedPatience: UInt64 = 1_000_000_000

  /// Ends a helper that hangs or is stopped, which is then started again as after a crash.
  private func watch(_ current: Int) {
    let patience = self.patience
    Task { [weak self] in
      repeat { try? await Task.sleep(nanoseconds: patience) } while await self?.isWorking(current) == true
    }
    Task { [weak self] in
      var wasStopped = false
      repeat {
        try? await Task.sleep(nanoseconds: VoiceHelper.stoppedPatience)
        guard let isStopped = await self?.isStopped(current) else { return }
        if isStopped, wasStopped { return await self?.endStopped(current) ?? () }
        wasStopped = isStopped
      } while true
    }
  }

  private func isStopped(_ current: Int) -> Bool? { current == generation ? process?.isStopped : nil }

  private func endStopped(_ current: Int) {
    if current == generation { process?.end() }
  }

  private func isWorking(_ current: Int) -> Bool {
    guard current == generation, let process else { return false }
    if !waiting.isEmpty && answers == answersWhenWatched { process.end() }
    answersWhenWatched = answers
    return true
  }

  private func sendMore() {
    guard let process else { return }
    var taken = 0
    for id in unsent {
      guard let entry = waiting[id] else {
        taken += 1
        continue
      }
      let frame = entry.request.frame
      guard bytesOnTheWay == 0 || bytesOnTheWay + frame.payload.count <= VoiceHelper.window else {
        break
      }
      taken += 1
      waiting[id]?.isSent = true
      bytesOnTheWay += frame.payload.count
      // A helper that is gone is noticed by its reader, which asks for all of it again.
      guard process.send(frame) else { break }
    }
    unsent.removeFirst(taken)
  }

  private func handle(_ event: HelperEvent, of generation: Int) {
    guard generation == self.generation else { return }
    switch event {
    case .frame(let frame): handle(frame)
    case .ended(let status): ended(status)
    }
  }

  private func handle(_ frame: Frame) {
    switch frame.kind {
    case .ready: becameReady(String(decoding: frame.payload, as: UTF8.self))
    case .failed: failure = HelperFailure(frame.payload).error
    case .spoken: answered(frame.payload)
    default: break
    }
  }

  private func answered(_ payload: [UInt8]) {
    var reader = ByteReader(payload[...])
    guard let id = reader.uint32(), let entry = waiting.removeValue(forKey: id) else { return }
    bytesOnTheWay -= entry.request.frame.payload.count
    deathsInARow = 0
    answers += 1
    entry.answer.resume(
      returning: .success(SpokenUtterance(reader.remaining()) ?? SpokenUtterance(.crashed)))
    sendMore()
  }

  private func ended(_ status: Int32) {
    process = nil
    if failure == nil && readyVersion == nil { failure = VoiceHelper.error(ofUnstarted: status) }
    deathsInARow += 1
    if failure == nil && deathsInARow > 5 { failure = .helperUnusable("it keeps ending") }
    if let failure {
      fail(failure)
      return
    }
    sendAgain()
  }

  /// What a dead helper had goes to the next one, but what has killed two is given up.
  private func sendAgain() {
    bytesOnTheWay = 0
    for id in waiting.keys.sorted() {
      guard var entry = waiting[id], entry.isSent else { continue }
      entry.isSent = false
      entry.deaths += 1
      waiting[id] = entry
      guard entry.deaths < 2 else {
        waiting[id] = nil
        entry.answer.resume(returning: .success(SpokenUtterance(.crashed)))
        continue
      }
    }
    unsent = waiting.keys.sorted()
    guard !waiting.isEmpty || !versionWatchers.isEmpty else { return }
    do {
      try start()
      sendMore()
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: SpeechError) {
    let abandoned = waiting
    waiting = [:]
    unsent = []
    bytesOnTheWay = 0
    for entry in abandoned.values { entry.answer.resume(returning: .failure(error)) }
    for watcher in versionWatchers { watcher.resume(returning: .failure(error)) }
    versionWatchers = []
  }

  /// A program that the loader gives up on, for want of a library, ends with 127.
  private static func error(ofUnstarted status: Int32) -> SpeechError {
    let code = (status >> 8) & 0xff
    if status & 0x7f == 0 && code == 127 { return .libraryMissing }
    return .helperUnusable(
      status & 0x7f == 0 ? "it ended with code \(code)" : "signal \(status & 0x7f) ended it")
  }
}
