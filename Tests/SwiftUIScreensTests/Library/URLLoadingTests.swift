import Testing

/// What Apple documents of URLRequest, HTTPURLResponse and URLSessionTask before anything is loaded.
@Suite("Requests, responses and tasks") struct URLLoadingTests {
  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    let screen = Screen(
      """
      import SwiftUI
      \(declarations)
      struct Probe: View { var body: some View { VStack { \(body) } } }
      """, open: "Probe")
    #expect(screen.tree.gaps.isEmpty)
    return screen.texts
  }

  @Test("A request holds its address, method, headers and body; headers are found whatever their case")
  func requests() {
    let declarations = """
      func order() -> URLRequest {
        var request = URLRequest(url: URL(string: "https://example.org/tea")!)
        request.httpMethod = "POST"
        request.setValue("green", forHTTPHeaderField: "X-Leaf")
        request.setValue("black", forHTTPHeaderField: "x-leaf")
        request.addValue("hot", forHTTPHeaderField: "X-Leaf")
        request.httpBody = "two cups".data(using: .utf8)
        return request
      }
      """
    let body = #"""
      let request = order()
      Text(request.url?.absoluteString ?? "none")
      Text(request.httpMethod ?? "none")
      Text(request.value(forHTTPHeaderField: "X-LEAF") ?? "none")
      Text("\(request.httpBody?.count ?? 0) bytes, \(Int(request.timeoutInterval)) s")
      Text(URLRequest(url: request.url!).httpMethod ?? "none")
      """#
    #expect(
      texts(body, declarations) == ["https://example.org/tea", "POST", "black,hot", "8 bytes, 60 s", "GET"])
  }

  @Test("A response tells its code, type and headers")
  func responses() {
    let body = #"""
      let response = HTTPURLResponse(
        url: URL(string: "https://example.org")!, statusCode: 404, httpVersion: nil,
        headerFields: ["Content-Type": "text/plain; charset=utf-8"])!
      Text("\(response.statusCode) \(response.mimeType ?? "none")")
      Text(HTTPURLResponse.localizedString(forStatusCode: response.statusCode))
      Text((response as URLResponse) is HTTPURLResponse ? "http" : "other")
      """#
    #expect(texts(body) == ["404 text/plain", "not found", "http"])
  }

  @Test("A task holds its request and calls nobody back; what is awaited never comes")
  func tasks() {
    let screen = Screen(
      """
      struct Probe: View {
        @State private var state = "waiting"
        var body: some View {
          Text(state)
            .task {
              let request = URLRequest(url: URL(string: "https://example.org")!)
              let task = URLSession.shared.dataTask(with: request) { _, _, _ in state = "called" }
              task.resume()
              state = task.originalRequest?.url?.host ?? "none"
              _ = try? await URLSession.shared.data(for: request)
              state = "answered"
            }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["example.org"])
  }
}
