#if Speech
  import CEspeakNG
  import EarshotSpeech

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Answers requests, each in a forked child: a crash costs one utterance, and every utterance
  /// is spoken by a library that has spoken nothing before.
  struct UtteranceServer {
    /// A child at work.
    private struct Job {
      var id: UInt32
      var pid: pid_t
      var pipe: Int32
      var bytes: [UInt8] = []
      /// Milliseconds of the clock.
      var deadline: Int
      var isOverdue = false
    }

    private let input: Int32
    private let synthesizer: Synthesizer
    private let jobLimit: Int
    private var assembler = FrameAssembler()
    private var jobs: [Job] = []
    private var isInputOpen = true
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(input: Int32, synthesizer: Synthesizer) {
      self.input = input
      self.synthesizer = synthesizer
      jobLimit = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 4)
    }

    /// Returns when the other side has closed the socket and every answer is sent.
    mutating func run() {
      guard sendAll(Frame(.ready, Array(synthesizer.version.utf8)).bytes, to: input) else { return }
      while true {
        startJobs()
        guard isInputOpen || !jobs.isEmpty else { return }
        let ready = wait()
        if ready.input { readInput() }
        for pipe in ready.pipes { readJob(pipe) }
        endOverdueJobs()
      }
    }

    private mutating func startJobs() {
      while jobs.count < jobLimit, let frame = assembler.next() {
        if frame.kind == .speak, let request = SpeakRequest(frame.payload) { start(request) }
      }
      if assembler.isBroken { isInputOpen = false }
    }

    private mutating func start(_ request: SpeakRequest) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return answer(request.id, SpokenUtterance(.refused).bytes) }
      let pid = earshot_fork()
      if pid == 0 { speakInChild(request, to: ends[1]) }
      close(ends[1])
      guard pid > 0 else {
        close(ends[0])
        return answer(request.id, SpokenUtterance(.refused).bytes)
      }
      jobs.append(
        Job(
          id: request.id, pid: pid, pipe: ends[0],
          deadline: milliseconds() + SpeakRequest.timeLimit))
    }

    /// Never returns. What the other children hold stays open here, which harms nobody.
    private func speakInChild(_ request: SpeakRequest, to pipe: Int32) -> Never {
      earshot_die_with_parent()
      close(input)
      alarm(UInt32(SpeakRequest.timeLimit / 1000 + 2))
      let bytes = synthesizer.speak(request).bytes
      bytes.withUnsafeBytes { raw in
        var offset = 0
        while offset < raw.count {
          let count = write(pipe, raw.baseAddress?.advanced(by: offset), raw.count - offset)
          guard count > 0 else { break }
          offset += count
        }
      }
      _exit(0)
    }

    private func wait() -> (input: Bool, pipes: [Int32]) {
      var waits = jobs.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
      let readsInput = isInputOpen && jobs.count < jobLimit
      if readsInput { waits.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
      let deadline = jobs.lazy.filter { !$0.isOverdue }.map(\.deadline).min()
      let patience = deadline.map { max(0, $0 - milliseconds()) + 1 } ?? -1
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

    private mutating func readJob(_ pipe: Int32) {
      guard let index = jobs.firstIndex(where: { $0.pipe == pipe }) else { return }
      let count = buffer.withUnsafeMutableBytes { read(pipe, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { return }
      if count > 0 {
        jobs[index].bytes.append(contentsOf: buffer[..<count])
      } else {
        finish(jobs.remove(at: index))
      }
    }

    private mutating func finish(_ job: Job) {
      close(job.pipe)
      var status: Int32 = 0
      while waitpid(job.pid, &status, 0) < 0 && errno == EINTR {}
      if status == 0 && !job.bytes.isEmpty {
        answer(job.id, job.bytes)
      } else {
        answer(job.id, SpokenUtterance(job.isOverdue ? .timedOut : .crashed).bytes)
      }
    }

    private mutating func endOverdueJobs() {
      let now = milliseconds()
      for index in jobs.indices where jobs[index].deadline <= now && !jobs[index].isOverdue {
        jobs[index].isOverdue = true
        kill(jobs[index].pid, SIGKILL)
      }
    }

    private mutating func answer(_ id: UInt32, _ bytes: [UInt8]) {
      var payload: [UInt8] = []
      payload.reserveCapacity(bytes.count + 4)
      payload.append(uint32: id)
      payload += bytes
      if !sendAll(Frame(.spoken, payload).bytes, to: input) { isInputOpen = false }
    }

    private func milliseconds() -> Int {
      var clock = timespec()
      clock_gettime(CLOCK_MONOTONIC, &clock)
      return clock.tv_sec * 1000 + clock.tv_nsec / 1_000_000
    }
  }
#endif
