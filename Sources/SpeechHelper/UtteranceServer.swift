#if Speech
  import CSpeechWorker
  import EarshotSpeech

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Answers requests, each by a forked worker: a crash costs one utterance, and every utterance
  /// is spoken by a library that has spoken nothing before.
  struct UtteranceServer {
    private let input: Int32
    private let version: String
    private let workerLimit: Int
    private var assembler = FrameAssembler()
    private var workers: [SpeechWorker] = []
    private var isInputOpen = true
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Workers that may end before they begin with a request.
    private static let lostStartLimit = 3

    init(input: Int32, version: String) {
      self.input = input
      self.version = version
      workerLimit = min(max(Int(earshot_processor_count()), 1), 4)
      // Before anything is read, so that no text leaves a trace in what workers begin with.
      _ = earshot_memory_keep()
    }

    /// Returns when the other side has closed the socket and every answer is sent.
    mutating func run() {
      guard sendAll(Frame(.ready, Array(version.utf8)).bytes, to: input) else { return }
      // The first utterance finds a worker that waits for it.
      if let worker = SpeechWorker() {
        workers.append(worker)
        _ = start(0)
      }
      while true {
        takeRequests()
        guard isInputOpen || workers.contains(where: { $0.request != nil }) else { return }
        let ready = wait()
        if ready.input { readInput() }
        for answers in ready.answers { readAnswer(answers) }
        endOverdueWorkers()
      }
    }

    private mutating func takeRequests() {
      while let index = idleWorker(), let frame = assembler.next() {
        guard frame.kind == .speak, let request = SpeakRequest(frame.payload) else { continue }
        speak(request, by: index)
      }
      if assembler.isBroken { isInputOpen = false }
    }

    /// A worker that has nothing to do, made where there may be one more.
    private mutating func idleWorker() -> Int? {
      if let index = workers.firstIndex(where: { $0.request == nil }) { return index }
      guard workers.count < workerLimit, let worker = SpeechWorker() else { return nil }
      workers.append(worker)
      return workers.count - 1
    }

    private mutating func speak(_ request: SpeakRequest, by index: Int, lostStarts: Int = 0) {
      let canSpeak = SpeechWorker.fits(request) && lostStarts < UtteranceServer.lostStartLimit
      guard canSpeak, workers[index].isRunning || start(index) else {
        return answer(request.id, SpokenUtterance(.refused))
      }
      workers[index].speak(
        request, until: milliseconds() + SpeakRequest.timeLimit, lostStarts: lostStarts)
    }

    private mutating func start(_ index: Int) -> Bool {
      workers[index].start(closing: [input] + workers.flatMap(\.descriptors))
    }

    private func wait() -> (input: Bool, answers: [Int32]) {
      let running = workers.filter(\.isRunning)
      var waits = running.map { pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0) }
      let isIdle = workers.count < workerLimit || workers.contains { $0.request == nil }
      let readsInput = isInputOpen && isIdle
      if readsInput { waits.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
      let deadline = running.lazy.filter { !$0.isOverdue }.map(\.deadline).min() ?? .max
      let patience = deadline == .max ? -1 : max(0, deadline - milliseconds()) + 1
      guard poll(&waits, nfds_t(waits.count), Int32(patience)) > 0 else { return (false, []) }
      let isInputReady = readsInput && waits.removeLast().revents != 0
      return (isInputReady, waits.filter { $0.revents != 0 }.map(\.fd))
    }

    private mutating func readInput() {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { return }
      guard count > 0 else {
        isInputOpen = false
        return
      }
      buffer.withUnsafeBytes { assembler.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    private mutating func readAnswer(_ answers: Int32) {
      guard let index = workers.firstIndex(where: { $0.answers == answers }) else { return }
      guard workers[index].readAnswer() else { return ended(index) }
      if let request = workers[index].request { answer(request.id, by: workers[index]) }
      workers[index].rest()
    }

    /// A worker that ended while it spoke has crashed on the text; one that ended before it began
    /// leaves the text to its successor.
    private mutating func ended(_ index: Int) {
      let (request, hasBegun) = (workers[index].request, workers[index].hasBegun)
      let (isOverdue, lostStarts) = (workers[index].isOverdue, workers[index].lostStarts)
      workers[index].reap()
      workers[index].rest()
      guard let request else { return }
      if hasBegun || isOverdue {
        answer(request.id, SpokenUtterance(isOverdue ? .timedOut : .crashed))
      } else {
        speak(request, by: index, lostStarts: lostStarts + 1)
      }
    }

    private mutating func endOverdueWorkers() {
      let now = milliseconds()
      for index in workers.indices where workers[index].deadline <= now && !workers[index].isOverdue {
        workers[index].end()
      }
    }

    private mutating func answer(_ id: UInt32, _ spoken: SpokenUtterance) {
      spoken.samples.withUnsafeBufferPointer { send(id, spoken, $0) }
    }

    private mutating func answer(_ id: UInt32, by worker: SpeechWorker) {
      worker.withSpoken { send(id, $0, $1) }
    }

    /// The samples go from the worker's memory to the socket.
    private mutating func send(
      _ id: UInt32, _ spoken: SpokenUtterance, _ samples: UnsafeBufferPointer<Int16>
    ) {
      let head = spoken.head(sampleCount: samples.count)
      var bytes: [UInt8] = []
      bytes.append(uint32: UInt32(head.count + samples.count * 2 + 5))
      bytes.append(Frame.Kind.spoken.rawValue)
      bytes.append(uint32: id)
      bytes += head
      let isSent =
        sendAll(bytes, to: input) && samples.withLittleEndianBytes { sendAll($0, to: input) }
      if !isSent { isInputOpen = false }
    }

    private func milliseconds() -> Int {
      var clock = timespec()
      clock_gettime(CLOCK_MONOTONIC, &clock)
      return clock.tv_sec * 1000 + clock.tv_nsec / 1_000_000
    }
  }
#endif
