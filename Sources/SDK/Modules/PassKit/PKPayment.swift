// PassKit: the declarations of PKPayment.
// Declared as the framework's interface has it, with code of our own.

class PKPayment: NSObject, Sendable {}
