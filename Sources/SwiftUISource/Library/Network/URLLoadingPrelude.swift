/// Foundation's URL loading as far as code prepares it, written as an app would write it and evaluated with
/// the app: requests, responses and tasks hold what they are given; what the network would answer never comes.
enum URLLoadingPrelude {
  static let source = SourceFile(standingInFor: "Foundation", text)

  /// Whether any of the files makes a request or a response.
  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { file in names.contains { file.mentions($0) } }
  }

  private static let names = [
    Array("URLRequest".utf8), Array("URLResponse".utf8), Array("URLSessionTask".utf8),
  ]

  private static let text = """
    struct URLRequest: Hashable {
      enum CachePolicy: UInt {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5
        static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
      }
      enum NetworkServiceType: UInt {
        case `default` = 0
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
      }
      var url: URL?
      var cachePolicy: CachePolicy = .useProtocolCachePolicy
      var timeoutInterval: TimeInterval = 60
      var httpMethod: String? = "GET"
      var allHTTPHeaderFields: [String: String]? = [:]
      var httpBody: Data?
      var httpBodyStream: InputStream?
      var mainDocumentURL: URL?
      var networkServiceType: NetworkServiceType = .default
      var allowsCellularAccess = true
      var allowsExpensiveNetworkAccess = true
      var allowsConstrainedNetworkAccess = true
      var httpShouldHandleCookies = true
      var httpShouldUsePipelining = false
      var assumesHTTP3Capable = false
      init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
      }
      func value(forHTTPHeaderField field: String) -> String? {
        for (name, value) in allHTTPHeaderFields ?? [:] {
          if name.lowercased() == field.lowercased() { return value }
        }
        return nil
      }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields: [String: String] = [:]
        for (name, old) in allHTTPHeaderFields ?? [:] {
          if name.lowercased() != field.lowercased() { fields[name] = old }
        }
        if let value { fields[field] = value }
        allHTTPHeaderFields = fields
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = self.value(forHTTPHeaderField: field)
        setValue(old == nil ? value : old! + "," + value, forHTTPHeaderField: field)
      }
    }

    class URLResponse: NSObject {
      var url: URL?
      var mimeType: String?
      var expectedContentLength: Int = -1
      var textEncodingName: String?
      var suggestedFilename: String? { url?.lastPathComponent }
      init() {}
      init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = expectedContentLength
        self.textEncodingName = textEncodingName
      }
    }

    class HTTPURLResponse: URLResponse {
      var statusCode: Int = 200
      var allHeaderFields: [String: String] = [:]
      init(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.url = url
        self.statusCode = statusCode
        self.allHeaderFields = headerFields ?? [:]
        let type = value(forHTTPHeaderField: "Content-Type")
        self.mimeType = type?.components(separatedBy: ";").first
        if let length = value(forHTTPHeaderField: "Content-Length") { expectedContentLength = Int(length) ?? -1 }
      }
      func value(forHTTPHeaderField field: String) -> String? {
        for (name, value) in allHeaderFields {
          if name.lowercased() == field.lowercased() { return value }
        }
        return nil
      }
      static func localizedString(forStatusCode code: Int) -> String {
        let known = [
          100: "continue", 101: "switching protocols", 200: "no error", 201: "created", 202: "accepted",
          203: "non-authoritative information", 204: "no content", 205: "reset content",
          206: "partial content", 300: "multiple choices", 301: "moved permanently", 302: "found",
          303: "see other", 304: "not modified", 305: "needs proxy", 307: "temporarily redirected",
          400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
          404: "not found", 405: "method not allowed", 406: "unacceptable",
          407: "proxy authentication required", 408: "request timed out", 409: "conflict",
          410: "no longer exists", 411: "length required", 412: "precondition failed",
          413: "request too large", 414: "requested URL too long", 415: "unsupported media type",
          416: "requested range not satisfiable", 417: "expectation failed", 500: "internal server error",
          501: "unimplemented", 502: "bad gateway", 503: "service unavailable", 504: "gateway timed out",
          505: "unsupported version",
        ]
        if let text = known[code] { return text }
        switch code {
        case 100..<200: return "informational"
        case 200..<300: return "success"
        case 300..<400: return "redirected"
        case 400..<500: return "client error"
        default: return "server error"
        }
      }
    }

    class HTTPCookie: NSObject {
      var name: String
      var value: String
      var domain: String
      var path = "/"
      var expiresDate: Date?
      var isSecure = false
      var isHTTPOnly = false
      var isSessionOnly: Bool { expiresDate == nil }
      init(name: String, value: String, domain: String) {
        self.name = name
        self.value = value
        self.domain = domain
      }
      static func cookies(withResponseHeaderFields fields: [String: String], for url: URL) -> [HTTPCookie] {
        guard let header = fields["Set-Cookie"] else { return [] }
        var parts: [String] = []
        for part in header.components(separatedBy: ",") {
          // A comma also stands inside a date: `expires=Wed, 21 Oct`.
          let text = part.trimmingCharacters(in: .whitespaces)
          if text.first?.isNumber == true, !parts.isEmpty {
            parts[parts.count - 1] += ", " + text
          } else {
            parts.append(text)
          }
        }
        return parts.compactMap { part in
          var cookie: HTTPCookie?
          for piece in part.components(separatedBy: ";") {
            let halves = piece.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = halves.first else { continue }
            let value = halves.count > 1 ? halves[1] : ""
            if cookie == nil {
              cookie = HTTPCookie(name: name, value: value, domain: url.host ?? "")
              continue
            }
            switch name.lowercased() {
            case "domain": cookie?.domain = value
            case "path": cookie?.path = value
            case "secure": cookie?.isSecure = true
            case "httponly": cookie?.isHTTPOnly = true
            case "expires":
              let formatter = DateFormatter()
              formatter.locale = Locale(identifier: "en_US_POSIX")
              formatter.timeZone = TimeZone(secondsFromGMT: 0)
              formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
              cookie?.expiresDate = formatter.date(from: value)
            default: break
            }
          }
          return cookie
        }
      }
    }

    class URLSessionConfiguration: NSObject {
      static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
      static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
      static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration()
      }
      var identifier: String?
      var httpAdditionalHeaders: [String: String]?
      var timeoutIntervalForRequest: TimeInterval = 60
      var timeoutIntervalForResource: TimeInterval = 604800
      var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
      var allowsCellularAccess = true
      var allowsExpensiveNetworkAccess = true
      var allowsConstrainedNetworkAccess = true
      var waitsForConnectivity = false
      var isDiscretionary = false
      var sessionSendsLaunchEvents = true
      var httpMaximumConnectionsPerHost = 6
      var httpShouldSetCookies = true
      var urlCache: Any?
      var httpCookieStorage: Any?
      var urlCredentialStorage: Any?
      var protocolClasses: [Any]?
      var sharedContainerIdentifier: String?
      init() {}
    }

    class URLSessionTask: NSObject {
      enum State: Int { case running = 0, suspended = 1, canceling = 2, completed = 3 }
      static let defaultPriority: Float = 0.5
      static let lowPriority: Float = 0.25
      static let highPriority: Float = 0.75
      var taskIdentifier = 1
      var originalRequest: URLRequest?
      var currentRequest: URLRequest?
      var response: URLResponse?
      var taskDescription: String?
      var state: State = .suspended
      var priority: Float = 0.5
      var error: Error?
      var delegate: Any?
      var countOfBytesReceived = 0
      var countOfBytesSent = 0
      var countOfBytesExpectedToReceive = 0
      var countOfBytesExpectedToSend = 0
      var progress = Progress()
      init(request: URLRequest) {
        self.originalRequest = request
        self.currentRequest = request
      }
      func resume() { state = .running }
      func suspend() { state = .suspended }
      func cancel() { state = .canceling }
      func isKind(of type: Any) -> Bool { false }
      func setValue(_ value: Any?, forKey key: String) {
        if key == "response" { response = value }
        if key == "currentRequest" { currentRequest = value }
        if key == "originalRequest" { originalRequest = value }
      }
    }
    class URLSessionTaskTransactionMetrics: NSObject {
      enum DomainResolutionProtocol: Int { case unknown = 0, udp = 1, tcp = 2, tls = 3, https = 4 }
    }
    class URLSessionTaskMetrics: NSObject {
      enum ResourceFetchType: Int { case unknown = 0, networkLoad = 1, serverPush = 2, localCache = 3 }
      enum DomainResolutionProtocol: Int { case unknown = 0, udp = 1, tcp = 2, tls = 3, https = 4 }
      var taskInterval = DateInterval()
      var redirectCount = 0
      var transactionMetrics: [URLSessionTaskTransactionMetrics] = []
    }
    class URLSessionDataTask: URLSessionTask {}
    class URLSessionUploadTask: URLSessionDataTask {}
    class URLSessionDownloadTask: URLSessionTask {}
    class URLSessionWebSocketTask: URLSessionTask {
      func send(_ message: Any, completionHandler: ((Error?) -> Void)? = nil) {}
      func receive(completionHandler: (Any) -> Void) {}
    }

    class URLSession: NSObject {
      static let shared = URLSession()
      var configuration = URLSessionConfiguration()
      var delegate: Any?
      var sessionDescription: String?
      init() {}
      init(configuration: URLSessionConfiguration, delegate: Any? = nil, delegateQueue: Any? = nil) {
        self.configuration = configuration
        self.delegate = delegate
      }
      func _request(_ place: Any) -> URLRequest {
        if let request = place as? URLRequest { return request }
        return URLRequest(url: place)
      }
      func dataTask(with request: Any, completionHandler: ((Any?, Any?, Any?) -> Void)? = nil) -> URLSessionDataTask {
        URLSessionDataTask(request: _request(request))
      }
      func downloadTask(with request: Any, completionHandler: ((Any?, Any?, Any?) -> Void)? = nil) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request: _request(request))
      }
      func uploadTask(with request: URLRequest, from data: Any, completionHandler: ((Any?, Any?, Any?) -> Void)? = nil)
        -> URLSessionUploadTask { URLSessionUploadTask(request: request) }
      func uploadTask(with request: URLRequest, fromFile file: URL, completionHandler: ((Any?, Any?, Any?) -> Void)? = nil)
        -> URLSessionUploadTask { URLSessionUploadTask(request: request) }
      func webSocketTask(with request: Any) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask(request: _request(request))
      }
      func dataTaskPublisher(for request: Any) -> Any { PassthroughSubject() }
      func data(for request: URLRequest, delegate: Any? = nil) async throws -> (Data, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func data(from url: URL, delegate: Any? = nil) async throws -> (Data, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func upload(for request: URLRequest, from data: Any, delegate: Any? = nil) async throws
        -> (Data, URLResponse) { await withUnsafeContinuation { answer in } }
      func upload(for request: URLRequest, fromFile file: URL, delegate: Any? = nil) async throws
        -> (Data, URLResponse) { await withUnsafeContinuation { answer in } }
      func download(for request: URLRequest, delegate: Any? = nil) async throws -> (URL, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func download(from url: URL, delegate: Any? = nil) async throws -> (URL, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func bytes(for request: URLRequest, delegate: Any? = nil) async throws -> (Any, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func bytes(from url: URL, delegate: Any? = nil) async throws -> (Any, URLResponse) {
        await withUnsafeContinuation { answer in }
      }
      func invalidateAndCancel() {}
      func finishTasksAndInvalidate() {}
      func getAllTasks(completionHandler: ([Any]) -> Void) { completionHandler([]) }
      func reset(completionHandler: () -> Void) {}
    }
    """
}

extension SourceFile {
  /// Whether a name stands anywhere in the file.
  func mentions(_ name: [UInt8]) -> Bool {
    guard let first = name.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + name.count <= bytes.count {
        if bytes[start] == first, name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) { return true }
        start += 1
      }
      return false
    }
  }
}
