// CloudKit: the declarations of CKRecordValue.
// Declared as the framework's interface has it, with code of our own.

protocol CKRecordValue: NSObjectProtocol, CKRecordValueProtocol {}
