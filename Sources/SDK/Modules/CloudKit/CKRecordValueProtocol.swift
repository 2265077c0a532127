// CloudKit: the declarations of CKRecordValueProtocol.
// Declared as the framework's interface has it, with code of our own.

protocol CKRecordValueProtocol {}
