// Contacts: the declarations of CNKeyDescriptor.
// Declared as the framework's interface has it, with code of our own.

protocol CNKeyDescriptor: NSObjectProtocol {}
