// CloudKit: the declarations of Double.
// Declared as the framework's interface has it, with code of our own.

extension Double: CKRecordValueProtocol {}
