import Testing

@Suite("Notifications of an app's own") struct NotificationCenterTests {
  @Test("Who waits for them hears them until its task is cancelled (swiftc: AsyncStream)")
  func sequence() {
    let said = Running.said(
      """
      var said: [Int] = []
      let name = Notification.Name("tide")
      let task = Task {
        for await notification in NotificationCenter.default.notifications(named: name) {
          said.append(notification.userInfo?["height"] as? Int ?? 0)
        }
        said.append(-1)
      }
      func post(_ height: Int, _ name: Notification.Name) async throws {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["height": height])
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      try await Task.sleep(nanoseconds: 10_000_000)
      try await post(1, name)
      try await post(2, Notification.Name("wind"))
      try await post(3, name)
      task.cancel()
      try await post(4, name)
      return "\\(said)"
      """)
    #expect(said == "[1, 3, -1]")
  }

  @Test("A stream that is waited for ends when its task is cancelled (swiftc)")
  func streams() {
    let said = Running.said(
      """
      var said = ""
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      continuation.onTermination = { said += "end \\($0) " }
      let task = Task {
        for await number in stream { said += "\\(number) " }
        said += "over "
      }
      try await Task.sleep(nanoseconds: 10_000_000)
      continuation.yield(1)
      try await Task.sleep(nanoseconds: 10_000_000)
      task.cancel()
      try await Task.sleep(nanoseconds: 10_000_000)
      return said + "\\(continuation.yield(2))"
      """)
    #expect(said == "1 end cancelled over terminated")
  }
}
