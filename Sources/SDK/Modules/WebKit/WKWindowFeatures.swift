// WebKit: the declarations of WKWindowFeatures.
// Declared as the framework's interface has it, with code of our own.

class WKWindowFeatures: NSObject {}
