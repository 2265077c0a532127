// CloudKit: the declarations of NSString.
// Declared as the framework's interface has it, with code of our own.

extension NSString: CKRecordValue {}
