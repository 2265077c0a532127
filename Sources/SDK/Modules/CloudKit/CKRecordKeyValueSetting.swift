// CloudKit: the declarations of CKRecordKeyValueSetting.
// Declared as the framework's interface has it, with code of our own.

protocol CKRecordKeyValueSetting: NSObjectProtocol {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
}
