// CoreNFC: the declarations of NFCNDEFMessage.
// Declared as the framework's interface has it, with code of our own.

class NFCNDEFMessage: NSObject {
  var records: [NFCNDEFPayload]
  var length: Int { get }
  init(records: [NFCNDEFPayload]) { self.records = records }
  convenience init?(data: Data)
}
