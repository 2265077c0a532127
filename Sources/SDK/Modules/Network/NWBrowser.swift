// Network: the declarations of NWBrowser. Nobody is found.
// Declared as the framework's interface has it, with code of our own.

final class NWBrowser: Sendable {
  enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  struct Result: Hashable, Sendable {
    enum Change: Hashable, Sendable {
      case identical
      case added(NWBrowser.Result)
      case removed(NWBrowser.Result)
    }
    let endpoint: NWEndpoint
    let interfaces: [NWInterface]
  }
  let descriptor: NWBrowser.Descriptor
  let parameters: NWParameters
  var _state = NWBrowser.State.setup
  var _queue: DispatchQueue?
  var state: NWBrowser.State { _state }
  var queue: DispatchQueue? { _queue }
  var browseResults: Set<NWBrowser.Result> { [] }
  var stateUpdateHandler: ((NWBrowser.State) -> Void)?
  var browseResultsChangedHandler: ((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
  init(for descriptor: NWBrowser.Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }
  func start(queue: DispatchQueue) {
    _queue = queue
    _become(.ready)
  }
  func cancel() { _become(.cancelled) }
  func _become(_ state: NWBrowser.State) {
    _state = state
    _queue?.async { self.stateUpdateHandler?(state) }
  }
}
