import Testing

/// What swiftc's programs print, and where they can't be asked, what Apple's documentation says.
@Suite("Requests, responses, sessions") struct URLLoadingTests {
  @Test("Header fields are the same in capitals and small letters (swiftc)")
  func fields() {
    let said = Running.said(
      """
      var request = URLRequest(url: URL(string: "https://a.com/b")!)
      var said = "\\(request.allHTTPHeaderFields as Any)"
      request.setValue("1", forHTTPHeaderField: "Content-Type")
      request.setValue("2", forHTTPHeaderField: "content-type")
      request.addValue("3", forHTTPHeaderField: "CONTENT-TYPE")
      said += " \\(request.allHTTPHeaderFields!) \\(request.value(forHTTPHeaderField: "content-Type")!)"
      request.setValue(nil, forHTTPHeaderField: "Content-type")
      return said + " \\(request.allHTTPHeaderFields!)"
      """)
    #expect(said == #"nil ["Content-Type": "2,3"] 2,3 [:]"#)
  }

  @Test("A request begins as a GET of a minute; known methods are in capitals (swiftc)")
  func requests() {
    let said = Running.said(
      """
      var request = URLRequest(url: URL(string: "https://a.com/b")!)
      var said = "\\(request) \\(request.httpMethod!) \\(request.timeoutInterval) \\(request.cachePolicy.rawValue)"
      for method in ["post", "patch", nil] {
        request.httpMethod = method
        said += " \\(request.httpMethod!)"
      }
      return said
      """)
    #expect(said == "https://a.com/b GET 60.0 0 POST patch GET")
  }

  @Test("A response says what its header does (swiftc)")
  func responses() {
    let said = Running.said(
      """
      let fields = ["content-type": "application/json; charset=utf-8", "Content-Length": "12", "x-a": "1"]
      let response: URLResponse = HTTPURLResponse(
        url: URL(string: "https://a.com/b")!, statusCode: 404, httpVersion: "HTTP/1.1", headerFields: fields)!
      guard let http = response as? HTTPURLResponse else { return "no" }
      let keys = http.allHeaderFields.keys.map { "\\($0)" }.sorted()
      return "\\(http.statusCode) \\(keys) \\(http.mimeType!) \\(http.expectedContentLength) "
        + "\\(http.textEncodingName!) \\(http.value(forHTTPHeaderField: "X-A")!)"
      """)
    #expect(said == #"404 ["Content-Length", "Content-Type", "x-a"] application/json 12 utf-8 1"#)
  }

  @Test("The name of a file is that of the header, or the last part of the path (Apple: suggestedFilename)")
  func fileNames() {
    let said = Running.said(
      """
      let url = URL(string: "https://a.com/b.json")!
      let fields = ["Content-Disposition": "attachment; filename=\\"c.jpg\\""]
      let named = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
      let plain = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
      let host = URLResponse(
        url: URL(string: "https://a.com/")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      return [named, plain, host].map { $0.suggestedFilename ?? "-" }.joined(separator: " ")
      """)
    #expect(said == "c.jpg b.json a.com")
  }

  @Test("A session keeps a copy of its configuration (swiftc)")
  func configurations() {
    let said = Running.said(
      """
      let configuration = URLSessionConfiguration.default
      let session = URLSession(configuration: configuration)
      configuration.timeoutIntervalForRequest = 3
      let background = URLSessionConfiguration.background(withIdentifier: "tides")
      return "\\(configuration.timeoutIntervalForResource) \\(configuration.httpMaximumConnectionsPerHost) "
        + "\\(session.configuration.timeoutIntervalForRequest) \\(background.identifier!)"
      """)
    #expect(said == "604800.0 6 60.0 tides")
  }

  @Test("A task that is cancelled ends later, with an error (swiftc)")
  func cancels() {
    let said = Running.said(
      """
      let session = URLSession(configuration: .ephemeral)
      var seen = "nothing"
      let url = URL(string: "https://127.0.0.1:9/b")!
      let first = session.dataTask(with: url)
      let second = session.dataTask(with: url) { data, response, error in
        let isCancelled = (error as? URLError)?.code == .cancelled
        seen = "\\(data == nil) \\(response == nil) \\(isCancelled) \\((error as? URLError)!.failingURL!.path)"
      }
      var said = "\\(first.state.rawValue) \\(first.taskIdentifier) \\(second.taskIdentifier) \\(first.priority)"
      second.cancel()
      said += " \\(second.state.rawValue) \\(seen)"
      try await Task.sleep(nanoseconds: 300_000_000)
      return said + " \\(second.state.rawValue) \\(seen)"
      """)
    #expect(said == "1 1 2 0.5 2 nothing 3 true true true /b")
  }

  @Test("What is asked of the network isn't answered, until one gives up")
  func waits() {
    let said = Running.said(
      """
      var said: [String] = []
      let url = URL(string: "https://a.com")!
      let task = Task {
        do {
          _ = try await URLSession.shared.data(from: url)
          said.append("answer")
        } catch { said.append("\\((error as? URLError)?.code == .cancelled)") }
      }
      let followed = URLSession.shared.dataTaskPublisher(for: url).map(\\.data)
        .sink(receiveCompletion: { said.append("\\($0)") }, receiveValue: { said.append("\\($0)") })
      URLSession.shared.downloadTask(with: url) { _, _, _ in said.append("file") }.resume()
      try await Task.sleep(nanoseconds: 5_000_000_000)
      said.append("\\(await URLSession.shared.allTasks.count)")
      task.cancel()
      followed.cancel()
      try await Task.sleep(nanoseconds: 5_000_000_000)
      return "\\(said) \\(await URLSession.shared.allTasks.count)"
      """, declaring: "import Combine")
    #expect(said == #"["3", "true"] 1"#)
  }

  @Test("A delegate is told of the end, and let go with the session (Apple: invalidateAndCancel)")
  func delegates() {
    let said = Running.said(
      """
      let listener = Listener()
      let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
      session.dataTask(with: URLRequest(url: URL(string: "https://a.com")!)).resume()
      session.invalidateAndCancel()
      try await Task.sleep(nanoseconds: 1_000_000_000)
      return "\\(listener.seen) \\(session.delegate == nil)"
      """,
      declaring: """
        class Listener: NSObject, URLSessionDataDelegate {
          var seen = ""
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            seen += "ended \\(error != nil)"
          }
        }
        """)
    #expect(said == "ended true true")
  }

  @Test("A file is answered with what it has")
  func files() {
    let said = Running.said(
      """
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("tide.txt")
      try Data("ebb".utf8).write(to: url)
      let (data, response) = try await URLSession.shared.data(from: url)
      let (copy, _) = try await URLSession.shared.download(from: url)
      var missing = ""
      do { _ = try await URLSession.shared.data(from: url.appendingPathExtension("old")) } catch {
        missing = "\\((error as? URLError)?.code == .fileDoesNotExist)"
      }
      return "\\(data.count) \\(response.expectedContentLength) \\(try Data(contentsOf: copy).count) \\(missing)"
      """)
    #expect(said == "3 3 3 true")
  }
}
