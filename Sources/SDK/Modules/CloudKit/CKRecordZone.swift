// CloudKit: the declarations of CKRecordZone.
// Declared as the framework's interface has it, with code of our own.

class CKRecordZone: NSObject, Sendable {
  struct Capabilities: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let fetchChanges = Capabilities(rawValue: 1)
    static let atomic = Capabilities(rawValue: 2)
    static let sharing = Capabilities(rawValue: 4)
    static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  class ID: NSObject, Sendable {
    static let defaultZoneName = "_defaultZone"
    static let `default` = CKRecordZone.ID(zoneName: "_defaultZone", ownerName: "__defaultOwner__")
    let zoneName: String
    let ownerName: String
    init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CKRecordZone.ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    override var hash: Int { zoneName.hashValue }
  }
  let zoneID: CKRecordZone.ID
  class func `default`() -> CKRecordZone { CKRecordZone(zoneID: CKRecordZone.ID.default) }
  var capabilities: CKRecordZone.Capabilities { [] }
  var share: CKRecord.Reference? { nil }
  init(zoneName: String) { zoneID = CKRecordZone.ID(zoneName: zoneName) }
  init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }
}
