// CloudKit: the declarations of Date.
// Declared as the framework's interface has it, with code of our own.

extension Date: CKRecordValueProtocol {}
