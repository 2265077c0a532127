// CoreData: the declarations of NSDictionary.
// Declared as the framework's interface has it, with code of our own.

extension NSDictionary: NSFetchRequestResult {}
