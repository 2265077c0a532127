// CoreNFC: the declarations of NFCNDEFReaderSessionDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

/// Objective-C's protocol asks for these optionally.
extension NFCNDEFReaderSessionDelegate {
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
