// Network: the declarations of NWListener. Nobody calls.
// Declared as the framework's interface has it, with code of our own.

final class NWListener: Sendable {
  enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  struct Service: Equatable, Sendable {
    let name: String?
    let type: String
    let domain: String?
    init(name: String? = nil, type: String, domain: String? = nil) {
      self.name = name
      self.type = type
      self.domain = domain
    }
  }
  let parameters: NWParameters
  let port: NWEndpoint.Port?
  var service: NWListener.Service?
  var _state = NWListener.State.setup
  var _queue: DispatchQueue?
  var state: NWListener.State { _state }
  var queue: DispatchQueue? { _queue }
  var newConnectionLimit = Int.max
  var newConnectionHandler: ((NWConnection) -> Void)?
  var stateUpdateHandler: ((NWListener.State) -> Void)?
  init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }
  init(service: NWListener.Service? = nil, using parameters: NWParameters) throws {
    self.parameters = parameters
    self.service = service
    port = nil
  }
  func start(queue: DispatchQueue) {
    _queue = queue
    _become(.ready)
  }
  func cancel() { _become(.cancelled) }
  func _become(_ state: NWListener.State) {
    _state = state
    _queue?.async { self.stateUpdateHandler?(state) }
  }
}
