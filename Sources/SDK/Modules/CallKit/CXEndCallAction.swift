// CallKit: the declarations of CXEndCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXEndCallAction: CXCallAction {}
