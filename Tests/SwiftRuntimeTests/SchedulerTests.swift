import Testing

@testable import EarshotSwiftRuntime

@Suite("Scheduler") struct SchedulerTests {
  @Test("Tasks that wait end with their screen, and let go of what they hold")
  func ends() throws {
    let scheduler = Scheduler()
    var (ended, wentOn) = (0, false)
    for depth in 0..<3 {
      _ = scheduler.spawn {
        defer { ended += 1 }
        if depth == 0 { try scheduler.waitForEver() } else { try scheduler.sleep(1_000) }
        wentOn = true
        return .void
      }
    }
    try scheduler.runUntilIdle(seconds: 0)
    #expect(scheduler.unfinished == 3)
    scheduler.endTasks()
    #expect(ended == 3)
    #expect(!wentOn)
    #expect(scheduler.unfinished == 0)
  }

  @Test("A task that ends meanwhile can't wait again")
  func waitsNoMore() throws {
    let scheduler = Scheduler()
    var tries = 0
    _ = scheduler.spawn {
      for _ in 0..<3 {
        do { try scheduler.yield() } catch { tries += 1 }
        do { try scheduler.sleep(1_000) } catch { tries += 1 }
      }
      return .void
    }
    try scheduler.runUntilIdle(seconds: 0)
    scheduler.endTasks()
    #expect(tries == 5)
    #expect(scheduler.unfinished == 0)
  }

  @Test("Many tasks, one after the other, are run and give what they give")
  func many() throws {
    let scheduler = Scheduler()
    let runs = (0..<5_000).map { number in scheduler.spawn { .integer(number) } }
    let last = try scheduler.wait(for: runs[4_999])
    guard case .integer(4_999) = last else { return #expect(Bool(false), "\(last)") }
    #expect(scheduler.unfinished == 0)
  }
}
