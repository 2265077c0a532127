// CoreBluetooth: the declarations of CBUUID.
// Declared as the framework's interface has it, with code of our own.

class CBUUID: NSObject {
  let uuidString: String
  var data: Data { get }
  init(string theString: String) { uuidString = theString.uppercased() }
  init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  init(data theData: Data) {
    uuidString = theData.map { String(format: "%02X", $0) }.joined()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  override var hash: Int { uuidString.hashValue }
  override var description: String { uuidString }
}
