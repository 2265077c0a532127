// CoreNFC: the declarations of NFCNDEFTag.
// Declared as the framework's interface has it, with code of our own.

protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}
