// SwiftUI: the declarations of OpenURLAction.
// Declared as the framework's interface has it, with code of our own.

struct OpenURLAction {
  struct Result {
    enum _Kind {
      case handled, discarded
      case systemAction(URL?)
    }
    let _kind: _Kind

    static let handled = Result(_kind: .handled)
    static let discarded = Result(_kind: .discarded)
    static let systemAction = Result(_kind: .systemAction(nil))
    static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(_kind: .systemAction(url)) }
    static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
      Result(_kind: .systemAction(url))
    }
    init(_kind: _Kind) {
      self._kind = _kind
    }
  }

  let _handler: (URL) -> OpenURLAction.Result
  /// What the system does with an address.
  var _run: (URL) -> Void = { _Screen.open($0.absoluteString) }

  init(handler: @escaping (URL) -> OpenURLAction.Result) { _handler = handler }

  func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) { _ in } }

  func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch _handler(url)._kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      _run(other ?? url)
      completion(true)
    }
  }
}
