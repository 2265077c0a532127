import Testing

@Suite("Operations and their queues") struct OperationTests {
  @Test("One runs when those that it depends on have ended (swiftc)")
  func order() {
    let said = Running.said(
      """
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      var said: [String] = []
      let first = BlockOperation { said.append("a") }
      let second = BlockOperation { said.append("b") }
      let never = BlockOperation { said.append("never") }
      first.addDependency(second)
      first.completionBlock = { said.append("done \\(first.isFinished)") }
      never.cancel()
      for operation in [never, first, second] { queue.addOperation(operation) }
      try await Task.sleep(nanoseconds: 200_000_000)
      return "\\(said) \\(queue.operationCount) \\(never.isFinished)"
      """)
    #expect(said == #"["b", "a", "done true"] 0 true"#)
  }

  @Test("The main queue runs what it is given later")
  func main() {
    let said = Running.said(
      """
      var said = "first"
      OperationQueue.main.addOperation { said += " later" }
      said += " second"
      try await Task.sleep(nanoseconds: 1_000_000)
      return said
      """)
    #expect(said == "first second later")
  }
}
