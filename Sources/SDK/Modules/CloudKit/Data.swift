// CloudKit: the declarations of Data.
// Declared as the framework's interface has it, with code of our own.

extension Data: CKRecordValueProtocol {}
