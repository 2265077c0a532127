// CallKit: the declarations of CXProvider.
// Declared as the framework's interface has it, with code of our own.

class CXProvider: NSObject {
  var configuration: CXProviderConfiguration
  var pendingTransactions: [CXTransaction] { [] }
  init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {}
  func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  func invalidate() {}
}
