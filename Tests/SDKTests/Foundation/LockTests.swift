import Testing

@Suite("Locks and waiting") struct LockTests {
  @Test("A lock is had by one at a time (swiftc)")
  func locks() {
    let said = Running.said(
      """
      let lock = NSLock()
      var count = 0
      lock.withLock { count += 1 }
      let first = lock.try()
      let second = lock.try()
      lock.unlock()
      let recursive = NSRecursiveLock()
      recursive.lock()
      defer { recursive.unlock() }
      return "\\(count) \\(first) \\(second) \\(recursive.withLock { 3 })"
      """)
    #expect(said == "1 true false 3")
  }

  @Test("What a lock guards is shared by the copies of it (Apple: OSAllocatedUnfairLock, Mutex)")
  func guarded() {
    let said = Running.said(
      """
      let lock = OSAllocatedUnfairLock(initialState: 3)
      let copy = lock
      copy.withLock { $0 += 2 }
      var plain = os_unfair_lock()
      os_unfair_lock_lock(&plain)
      os_unfair_lock_unlock(&plain)
      let bare = OSAllocatedUnfairLock()
      let mutex = Mutex([1])
      mutex.withLock { $0.append(6) }
      return "\\(lock.withLock { $0 }) \\(bare.lockIfAvailable()) \\(bare.lockIfAvailable()) "
        + "\\(mutex.withLock { $0.count })"
      """, declaring: "import os\nimport Synchronization")
    #expect(said == "5 true false 2")
  }

  @Test("Who waits for a semaphore or a group lets others go on (swiftc)")
  func waits() {
    let said = Running.said(
      """
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.wait()
      let late = semaphore.wait(timeout: .now() + 0.05)
      let group = DispatchGroup()
      var count = 0
      for _ in 0..<2 {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
          count += 1
          group.leave()
        }
      }
      let done = group.wait(timeout: .now() + 2)
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.1)
        semaphore.signal()
      }
      semaphore.wait()
      return "\\(late) \\(done) \\(count)"
      """)
    #expect(said == "timedOut success 2")
  }

  @Test("What is logged is shown nowhere, and asks for nothing (Apple: Logger)")
  func logs() {
    let said = Running.said(
      """
      let logger = Logger(subsystem: "tides", category: "sea")
      let (count, mean, name) = (3, 2.5, nil as String?)
      logger.info("hello")
      logger.error("\\(count) \\(mean, format: .fixed(precision: 2)) \\(name ?? "-", privacy: .public)")
      logger.log(level: .debug, "\\(URLError(.badURL).localizedDescription, privacy: .private) \\([1])")
      os_log("text %d", log: .default, type: .error, 3)
      let signposter = OSSignposter(subsystem: "tides", category: "sea")
      let interval = signposter.beginInterval("load")
      signposter.endInterval("load", interval)
      return "\\(signposter.withIntervalSignpost("read") { count })"
      """, declaring: "import OSLog")
    #expect(said == "3")
  }
}
