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

  /// A process that has utterances spoken, one at a time, each by a process forked for it.
  struct SpeechWorker {
    /// Where a byte asks it to speak.
    private let asking: Int32
    /// Where a byte says how it went; at its end when the worker is gone.
    let answers: Int32
    private let job: UnsafeMutablePointer<earshot_job>
    /// What it speaks at the moment.
    private(set) var request: SpeakRequest?

    private static let sampleLimit = SpeakRequest.audioLimit * RenderedSpeech.sampleRate

    /// Forks it; nil where the system refuses. The process that calls must not have read any
    /// request yet, so that no text leaves a trace in what utterances are forked from.
    ///
    /// - Parameter others: what the new process must not hold open.
    init?(closing others: [Int32]) {
      guard let job = earshot_job_make(UInt32(SpeechWorker.sampleLimit)) else { return nil }
      var asked: [Int32] = [-1, -1]
      var answered: [Int32] = [-1, -1]
      guard pipe(&asked) == 0 else { return nil }
      guard pipe(&answered) == 0 else {
        for end in asked { close(end) }
        return nil
      }
      let pid = earshot_fork()
      if pid == 0 {
        for other in others + [asked[1], answered[0]] { close(other) }
        earshot_work(
          job, UInt32(SpeechWorker.sampleLimit), asked[0], answered[1],
          UInt32(SpeakRequest.timeLimit / 1000))
      }
      close(asked[0])
      close(answered[1])
      (self.job, asking, answers) = (job, asked[1], answered[0])
      if pid < 0 {
        for end in descriptors { close(end) }
        return nil
      }
    }

    /// What another worker must not hold open.
    var descriptors: [Int32] { [asking, answers] }

    /// Hands it a request that fits.
    mutating func speak(_ request: SpeakRequest) {
      self.request = request
      job.pointee.words_per_minute = Int32(request.wordsPerMinute)
      job.pointee.pitch = Int32(request.pitch)
      job.pointee.volume = Int32(request.volume)
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

    /// How it went; nil: the worker is gone.
    func readAnswer() -> SpokenUtterance.Outcome? {
      var byte: UInt8 = 0
      var count = 0
      repeat { count = read(answers, &byte, 1) } while count < 0 && errno == EINTR
      guard count == 1 else { return nil }
      return switch Int(byte) {
      case earshot_spoken where job.pointee.is_full != 0: .cut
      case earshot_spoken: job.pointee.status == 0 ? .spoken : .refused
      case earshot_overdue: .timedOut
      case earshot_unforked: .refused
      default: .crashed
      }
    }

    /// Nothing is asked of it any more.
    mutating func rest() {
      request = nil
      earshot_job_shrink(job, UInt32(SpeechWorker.sampleLimit))
    }

    /// What it said, without a copy.
    func withSpoken<Result>(
      _ outcome: SpokenUtterance.Outcome,
      _ body: (SpokenUtterance, UnsafeBufferPointer<Int16>) -> Result
    ) -> Result {
      var spoken = SpokenUtterance(outcome)
      guard outcome == .spoken || outcome == .cut else {
        return body(spoken, UnsafeBufferPointer(start: nil, count: 0))
      }
      let answer = job.pointee
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
      let count = min(Int(answer.sample_count), SpeechWorker.sampleLimit)
      return body(spoken, UnsafeBufferPointer(start: earshot_job_samples(job), count: count))
    }
  }
#endif
