// Foundation: the declarations of CFAllocator, which it shows of Core Foundation.
// Declared as the framework's interface has it, with code of our own.

class CFAllocator { init() {} }
