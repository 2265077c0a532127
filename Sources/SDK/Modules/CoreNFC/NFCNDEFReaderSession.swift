// CoreNFC: the declarations of NFCNDEFReaderSession.
// Declared as the framework's interface has it, with code of our own.

class NFCNDEFReaderSession: NFCReaderSession {
  weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(_session: ())
  }
  func restartPolling() {}
  func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {}
  func connect(to tag: any NFCNDEFTag) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
}
