// CoreNFC: the declarations of NFCNDEFPayload.
// Declared as the framework's interface has it, with code of our own.

class NFCNDEFPayload: NSObject {
  var typeNameFormat: NFCTypeNameFormat
  var type: Data
  var identifier: Data
  var payload: Data
  init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
  class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload?
  class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload?
  class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload?
  func wellKnownTypeURIPayload() -> URL?
  func wellKnownTypeTextPayload() -> (String?, Locale?)
}
