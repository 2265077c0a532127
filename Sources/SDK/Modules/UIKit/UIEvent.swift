// UIKit: the declarations of UIEvent.
// Declared as the framework's interface has it, with code of our own.

class UIEvent: NSObject {}
