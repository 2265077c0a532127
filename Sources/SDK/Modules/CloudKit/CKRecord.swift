// CloudKit: the declarations of CKRecord.
// Declared as the framework's interface has it, with code of our own.

class CKRecord: NSObject, CKRecordKeyValueSetting, Sendable {
  typealias RecordType = String
  typealias FieldKey = String
  enum SystemType {
    static let userRecord: CKRecord.RecordType = "Users"
    static let share: CKRecord.RecordType = "cloudkit.share"
  }
  enum SystemFieldKey {
    static let parent: CKRecord.FieldKey = "parent"
    static let share: CKRecord.FieldKey = "share"
    static let recordID: CKRecord.FieldKey = "recordID"
    static let creatorUserRecordID: CKRecord.FieldKey = "creatorUserRecordID"
    static let creationDate: CKRecord.FieldKey = "creationDate"
    static let lastModifiedUserRecordID: CKRecord.FieldKey = "modifiedUserRecordID"
    static let modificationDate: CKRecord.FieldKey = "modificationDate"
  }
  enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }
  class ID: NSObject, Sendable {
    let recordName: String
    let zoneID: CKRecordZone.ID
    init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.default().zoneID
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CKRecord.ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    override var hash: Int { recordName.hashValue }
  }
  class Reference: NSObject, CKRecordValueProtocol, Sendable {
    typealias Action = CKRecord.ReferenceAction
    let recordID: CKRecord.ID
    let action: CKRecord.ReferenceAction
    init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    init(record: CKRecord, action: CKRecord.ReferenceAction) {
      recordID = record.recordID
      self.action = action
    }
  }
  let recordType: CKRecord.RecordType
  let recordID: CKRecord.ID
  var _values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
  var parent: CKRecord.Reference?
  var recordChangeTag: String? { nil }
  var creatorUserRecordID: CKRecord.ID? { nil }
  var creationDate: Date? { nil }
  var lastModifiedUserRecordID: CKRecord.ID? { nil }
  var modificationDate: Date? { nil }
  var share: CKRecord.Reference? { nil }
  init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }
  convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
  }
  required init(coder: NSCoder)
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { _values[key] }
    set { _values[key] = newValue }
  }
  var encryptedValues: any CKRecordKeyValueSetting { self }
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { _values[key] }
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
    _values[key] = object
  }
  override func value(forKey key: String) -> Any? { _values[key] }
  override func setValue(_ value: Any?, forKey key: String) {
    _values[key] = value as? any CKRecordValueProtocol
  }
  func allKeys() -> [CKRecord.FieldKey] { Array(_values.keys) }
  func changedKeys() -> [CKRecord.FieldKey] { Array(_values.keys) }
  func allTokens() -> [String]
  func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { CKRecord.Reference(record: $0, action: .none) }
  }
  func setParent(_ parentRecordID: CKRecord.ID?) {
    parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
  }
  func encodeSystemFields(with coder: NSCoder) {}
}
