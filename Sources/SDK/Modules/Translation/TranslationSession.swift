// Translation: the declarations of TranslationSession. The translation stays on its way.
// Declared as the framework's interface has it, with code of our own.

class TranslationSession {
  struct Configuration: Equatable, Sendable {
    var source: Locale.Language?
    var target: Locale.Language?
    var _version = 0
    init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    var version: Int { _version }
    mutating func invalidate() { _version += 1 }
  }
  struct Request: Sendable {
    var sourceText: String
    var clientIdentifier: String?
    init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }
  struct Response: Sendable {
    let sourceLanguage: Locale.Language
    let targetLanguage: Locale.Language
    let sourceText: String
    let targetText: String
    let clientIdentifier: String?
  }
  struct BatchResponse: AsyncSequence {
    typealias Element = TranslationSession.Response
    init() {}
    struct AsyncIterator: AsyncIteratorProtocol {
      typealias Element = TranslationSession.Response
      init() {}
      mutating func next() async throws -> TranslationSession.Response? {
        await withCheckedContinuation { _ in }
      }
    }
    func makeAsyncIterator() -> TranslationSession.BatchResponse.AsyncIterator { AsyncIterator() }
  }
  let sourceLanguage: Locale.Language?
  let targetLanguage: Locale.Language?
  init(installedSource: Locale.Language, target: Locale.Language?) {
    sourceLanguage = installedSource
    targetLanguage = target
  }
  init(_configuration: TranslationSession.Configuration) {
    sourceLanguage = _configuration.source
    targetLanguage = _configuration.target
  }
  var canRequestDownloads: Bool { true }
  func prepareTranslation() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func translate(_ string: String) async throws -> TranslationSession.Response {
    await withCheckedContinuation { _ in }
  }
  func translations(from batch: [TranslationSession.Request]) async throws -> [TranslationSession.Response] {
    await withCheckedContinuation { _ in }
  }
  func translate(batch: [TranslationSession.Request]) -> TranslationSession.BatchResponse { BatchResponse() }
  func cancel() {}
}
