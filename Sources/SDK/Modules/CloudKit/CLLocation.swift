// CloudKit: the declarations of CLLocation.
// Declared as the framework's interface has it, with code of our own.

extension CLLocation: CKRecordValue {}
