#if Speech
  import CEspeakNG
  import CSpeechWorker
  import EarshotSpeech

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A forked process that speaks, and what is known of it.
  struct SpeechWorker {
    private(set) var pid: pid_t = -1
    /// Where a byte asks it to speak.
    private var asking: Int32 = -1
    /// Where a byte says that it has spoken; at its end when the worker has ended.
    private(set) var answers: Int32 = -1
    private let job: OpaqueJob

    /// The request that it speaks, and how many workers have ended before they began with it.
    private(set) var request: SpeakRequest?
    private(set) var lostStarts = 0
    /// Milliseconds of the clock.
    private(set) var deadline = Int.max
    private(set) var isOverdue = false

    typealias OpaqueJob = UnsafeMutablePointer<earshot_job>

    static let sampleLimit = SpeakRequest.audioLimit * RenderedSpeech.sampleRate

    /// Nil where there is no memory for what it says.
    init?() {
      guard let job = earshot_job_make(UInt32(SpeechWorker.sampleLimit)) else { return nil }
      self.job = job
    }

    var isRunning: Bool { pid > 0 }
    /// Whether it has begun with the request; one that ended before did not end because of it.
    var hasBegun: Bool { job.pointee.is_begun != 0 }

    /// Forks it; false where the system refuses.
    ///
    /// - Parameter others: what the new process must not hold open.
    mutating func start(closing others: [Int32]) -> Bool {
      var asked: [Int32] = [-1, -1]
      var answered: [Int32] = [-1, -1]
      guard pipe(&asked) == 0 else { return false }
      guard pipe(&answered) == 0 else {
        for end in asked { close(end) }
        return false
      }
      pid = earshot_fork()
      if pid == 0 {
        for other in others + [asked[1], answered[0]] { close(other) }
        earshot_work(
          job, UInt32(SpeechWorker.sampleLimit), asked[0], answered[1],
          UInt32(SpeakRequest.timeLimit / 1000 + 2))
      }
      close(asked[0])
      close(answered[1])
      (asking, answers) = (asked[1], answered[0])
      if pid < 0 { closeEnds() }
      return pid > 0
    }

    /// What another worker must not hold open.
    var descriptors: [Int32] { isRunning ? [asking, answers] : [] }

    /// Hands it a request that fits.
    mutating func speak(_ request: SpeakRequest, until deadline: Int, lostStarts: Int) {
      self.request = request
      self.lostStarts = lostStarts
      self.deadline = deadline
      isOverdue = false
      job.pointee.words_per_minute = Int32(request.wordsPerMinute)
      job.pointee.pitch = Int32(request.pitch)
      job.pointee.volume = Int32(request.volume)
      job.pointee.is_begun = 0
      let text = Array(request.text.utf8) + [0]
      text.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(start: earshot_job_text(job), count: earshot_text_limit)
          .copyMemory(from: $0)
      }
      var byte: UInt8 = 1
      // A worker that is gone is noticed by its answers.
      _ = write(asking, &byte, 1)
    }

    static func fits(_ request: SpeakRequest) -> Bool {
      request.text.utf8.count < earshot_text_limit
    }

    /// Whether it has answered; false: it has ended.
    func readAnswer() -> Bool {
      var byte: UInt8 = 0
      var count = 0
      repeat { count = read(answers, &byte, 1) } while count < 0 && errno == EINTR
      return count == 1
    }

    /// Nothing is asked of it any more.
    mutating func rest() {
      request = nil
      deadline = .max
      earshot_job_shrink(job)
    }

    /// What it said, without a copy.
    func withSpoken<Result>(_ body: (SpokenUtterance, UnsafeBufferPointer<Int16>) -> Result) -> Result {
      let answer = job.pointee
      var spoken = SpokenUtterance(
        answer.is_full != 0 ? .cut : answer.status == 0 ? .spoken : .refused)
      let words = UnsafeBufferPointer(
        start: earshot_job_words(job), count: min(Int(answer.word_count), earshot_word_limit))
      spoken.words = words.map {
        SpokenUtterance.Word(
          position: Int($0.position), length: Int($0.length), milliseconds: Int($0.milliseconds))
      }
      let phonemes = UnsafeRawBufferPointer(
        start: earshot_job_phonemes(job),
        count: min(Int(answer.phoneme_count), earshot_phoneme_limit))
      spoken.phonemes = String(decoding: phonemes, as: UTF8.self)
      return body(
        spoken,
        UnsafeBufferPointer(
          start: earshot_job_samples(job), count: min(Int(answer.sample_count), SpeechWorker.sampleLimit)))
    }

    /// Ends it because it takes too long.
    mutating func end() {
      isOverdue = true
      kill(pid, SIGKILL)
    }

    /// Waits for its end; it has closed its answers already.
    mutating func reap() {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
      closeEnds()
    }

    private mutating func closeEnds() {
      for descriptor in [asking, answers] where descriptor >= 0 { close(descriptor) }
      (pid, asking, answers) = (-1, -1, -1)
    }
  }
#endif
