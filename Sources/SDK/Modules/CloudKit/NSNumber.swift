// CloudKit: the declarations of NSNumber.
// Declared as the framework's interface has it, with code of our own.

extension NSNumber: CKRecordValue {}
