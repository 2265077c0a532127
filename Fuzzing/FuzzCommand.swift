import ArgumentParser
import EarshotKit
import Foundation

/// What the parent and its children are started with.
struct FuzzOptions: ParsableArguments {
  @Option(help: "Number that the runs follow from.")
  var seed: UInt64 = 1

  @Option(help: "How many runs.")
  var runs = 1_000_000_000

  @Option(help: "Number of the first run.")
  var first = 0

  @Option(help: "A folder of seeds; may be given several times.")
  var corpus: [String] = []

  @Option(help: "The built program; every twentieth run is given to it, too.")
  var program: String?

  @Option(help: "Where inputs are kept with which something went wrong.")
  var keep = ".build/fuzz"

  /// Code that never ends is stopped after so many steps: in a debug build, beside other work, that is half a minute.
  @Option(help: "Seconds that a run may take.")
  var timeout = 90.0

  @Option(help: "Megabytes that a run may take.")
  var megabytes = 2_000

  @Option(help: "Seconds for making each find smaller.")
  var minimize = 30.0

  /// The options that a child shares.
  var shared: [String] {
    ["--seed", "\(seed)", "--runs", "\(runs)", "--first", "\(first)", "--megabytes", "\(megabytes)"]
      + corpus.flatMap { ["--corpus", $0] } + (program.map { ["--program", $0] } ?? [])
  }

  /// In memory where the system has such a folder.
  static let temporaryFolder =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()

  static let ownPath = Bundle.main.executablePath ?? CommandLine.arguments[0]
}

@main struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot-fuzz",
    abstract: "Gives damaged inputs to every command and checks what must hold for each.",
    discussion: """
      Run N of a seed is always the same. A find is a signal, no end, too much memory, JSON that can't be read, output \
      that a terminal obeys, a focus outside the elements, an undo that doesn't restore, an exit code outside the \
      contract, or a syntax error that an audit passes by. Finds are made smaller and kept with the command that \
      shows them again. Exit code 1 where something was found.
      """)

  @OptionGroup var options: FuzzOptions

  @Option(help: "Seconds after which no run begins.")
  var seconds = Double.infinity

  @Option(help: "How many children run side by side.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "A case that was kept: it is done once more.")
  var replay: String?

  @Flag(help: .hidden) var worker = false
  @Option(help: .hidden) var start = 0
  @Option(help: .hidden) var step = 1

  func run() throws {
    if let replay {
      guard worker else { return try show(replay) }
      let data = FileManager.default.contents(atPath: replay) ?? Data()
      let input = try JSONDecoder().decode(FuzzCase.self, from: data)
      return Worker(options: options, corpus: Corpus(folders: [])).replay(input)
    }
    let corpus = Corpus(folders: options.corpus)
    if worker { return Worker(options: options, corpus: corpus).run(from: start, by: step) }
    let finds = Finds(options)
    let begin = Date()
    DispatchQueue.concurrentPerform(iterations: jobs) { job in supervise(job, corpus, finds, begin) }
    if !finds.summary(seeds: corpus.count, seconds: -begin.timeIntervalSinceNow) { throw ExitCode(1) }
  }

  private func show(_ file: String) throws {
    let fault = Finds.fault(ofReplaying: file, options)
    print(fault ?? "nothing wrong")
    if fault != nil { throw ExitCode(1) }
  }

  /// Starts a child for every job-th run, and another where it ended before its time.
  private func supervise(_ job: Int, _ corpus: Corpus, _ finds: Finds, _ begin: Date) {
    var next = options.first + job
    while next < options.first + options.runs, -begin.timeIntervalSinceNow < seconds {
      let arguments = options.shared + ["--worker", "--start", "\(next)", "--step", "\(jobs)"]
      guard let child = try? Child(arguments) else { return Output.say("a child could not be started") }
      var current = next
      var isAlive = true
      while isAlive {
        let report = child.next(within: options.timeout)
        switch report {
        case .run(let number):
          finds.count()
          current = number
          if -begin.timeIntervalSinceNow > seconds {
            child.end()
            return
          }
        case .done: return
        case .fault(let text):
          finds.add(report.fault ?? text, run: current, corpus)
          // The peak stays: only a new child can tell what the next run takes.
          if text.hasPrefix("memory") {
            child.end()
            isAlive = false
          }
        case .ended, .silent:
          finds.add(report.fault ?? "", run: current, corpus)
          isAlive = false
        }
      }
      next = current + jobs
    }
  }
}
