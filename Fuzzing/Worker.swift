import EarshotKit
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child: does one run after the other and says on standard output which one before it begins, so that the parent
/// knows what ended it.
struct Worker {
  let options: FuzzOptions
  let corpus: Corpus
  /// How many of the runs are also given to the program.
  static let programShare = 20

  func run(from first: Int, by step: Int) {
    let folder = "\(FuzzOptions.temporaryFolder)/earshot-fuzz-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var number = first
    while number < options.first + options.runs {
      Output.say("run \(number)")
      autoreleased {
        let input = FuzzCase(number, seed: options.seed, corpus: corpus)
        if let fault = fault(of: input, in: folder, isForProgram: number % Worker.programShare == 0) {
          Output.say("fault \(fault)")
        }
      }
      number += step
    }
    Output.say("done")
  }

  /// One case that was kept.
  func replay(_ input: FuzzCase) {
    let folder = "\(FuzzOptions.temporaryFolder)/earshot-fuzz-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    Output.say("run 0")
    if let fault = fault(of: input, in: folder, isForProgram: true) { Output.say("fault \(fault)") }
    Output.say("done")
  }

  private func fault(of input: FuzzCase, in folder: String, isForProgram: Bool) -> String? {
    let trial = Trial(input: input, folder: folder)
    do {
      if let fault = try trial.fault() { return fault }
      if isForProgram, let program = options.program { return try trial.fault(ofProgram: program) }
    } catch {
      return "an error that is none of the program's: \(error)"
    }
    let megabytes = Worker.peakMegabytes()
    return megabytes > options.megabytes ? "memory: \(megabytes) MB" : nil
  }

  private func autoreleased(_ body: () -> Void) {
    #if canImport(Darwin)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }

  /// The most that this process has ever held.
  private static func peakMegabytes() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #endif
  }
}
