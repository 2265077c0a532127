// CloudKit: the declarations of NSDate.
// Declared as the framework's interface has it, with code of our own.

extension NSDate: CKRecordValue {}
