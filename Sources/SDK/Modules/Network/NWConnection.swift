// Network: the declarations of NWConnection. Nobody answers.
// Declared as the framework's interface has it, with code of our own.

final class NWConnection: CustomDebugStringConvertible, Sendable {
  enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  class ContentContext: Sendable {
    static let defaultMessage = NWConnection.ContentContext(identifier: "Default Message")
    static let finalMessage = NWConnection.ContentContext(identifier: "Final Message", isFinal: true)
    static let defaultStream = NWConnection.ContentContext(identifier: "Default Stream")
    let identifier: String
    let isFinal: Bool
    init(identifier: String, isFinal: Bool = false) {
      self.identifier = identifier
      self.isFinal = isFinal
    }
  }
  enum SendCompletion: Sendable {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }
  let endpoint: NWEndpoint
  let parameters: NWParameters
  var _state = NWConnection.State.setup
  var _queue: DispatchQueue?
  var state: NWConnection.State { _state }
  var queue: DispatchQueue? { _queue }
  var currentPath: NWPath? { nil }
  var maximumDatagramSize: Int { get }
  var stateUpdateHandler: ((NWConnection.State) -> Void)?
  var viabilityUpdateHandler: ((Bool) -> Void)?
  var betterPathUpdateHandler: ((Bool) -> Void)?
  var pathUpdateHandler: ((NWPath) -> Void)?
  init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: NWEndpoint.hostPort(host: host, port: port), using: parameters)
  }
  func start(queue: DispatchQueue) {
    _queue = queue
    _become(.preparing)
  }
  func cancel() { _become(.cancelled) }
  func forceCancel() { cancel() }
  func restart() {}
  func send(
    content: Data?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: NWConnection.SendCompletion
  ) {}
  func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void
  ) {}
  func receiveMessage(completion: @escaping (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void) {}
  func batch(_ block: () -> Void) { block() }
  func _become(_ state: NWConnection.State) {
    _state = state
    _queue?.async { self.stateUpdateHandler?(state) }
  }
  var debugDescription: String { "\(endpoint)" }
}
