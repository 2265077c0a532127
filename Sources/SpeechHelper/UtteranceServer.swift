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

  /// Answers requests, each by a process forked for it: a crash costs one utterance, and every
  /// utterance is spoken by a library that has spoken nothing before.
  struct UtteranceServer {
    private let input: Int32
    private let version: String
    private var assembler = FrameAssembler()
    private var workers: [SpeechWorker] = []
    private var isInputOpen = true
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Workers at most, one a processor.
    private static let workerLimit = 4

    init(input: Int32, version: String) {
      self.input = input
      self.version = version
    }

    /// Returns when the other side has closed the socket and every answer is sent, or when a
    /// worker was ended from outside: a new helper is as the first one was.
    mutating func run() {
      startWorkers()
      guard !workers.isEmpty, sendAll(Frame(.ready, Array(version.utf8)).bytes, to: input)
      else { return }
      while true {
        takeRequests()
        guard isInputOpen || workers.contains(where: { $0.request != nil }) else { return }
        let ready = wait()
        if ready.input { readInput() }
        for answers in ready.answers where !readAnswer(answers) { return }
      }
    }

    private mutating func startWorkers() {
      let count = min(max(Int(earshot_processor_count()), 1), UtteranceServer.workerLimit)
      for _ in 0..<count {
        guard let worker = SpeechWorker(closing: [input] + workers.flatMap(\.descriptors)) else {
          return
        }
        workers.append(worker)
      }
    }

    private mutating func takeRequests() {
      while let index = workers.firstIndex(where: { $0.request == nil }),
        let frame = assembler.next()
      {
        guard frame.kind == .speak, let request = SpeakRequest(frame.payload) else { continue }
        if SpeechWorker.fits(request) {
          workers[index].speak(request)
        } else {
          send(request.id, SpokenUtterance(.refused), UnsafeBufferPointer(start: nil, count: 0))
        }
      }
      if assembler.isBroken { isInputOpen = false }
    }

    private func wait() -> (input: Bool, answers: [Int32]) {
      var waits = workers.map { pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0) }
      let readsInput = isInputOpen && workers.contains { $0.request == nil }
      if readsInput { waits.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
      guard poll(&waits, nfds_t(waits.count), -1) > 0 else { return (false, []) }
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

    /// Sends what a worker answers; false: the worker is gone.
    private mutating func readAnswer(_ answers: Int32) -> Bool {
      guard let index = workers.firstIndex(where: { $0.answers == answers }),
        let outcome = workers[index].readAnswer()
      else { return false }
      let worker = workers[index]
      if let request = worker.request { worker.withSpoken(outcome) { send(request.id, $0, $1) } }
      workers[index].rest()
      return true
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
  }
#endif
