// CallKit: the declarations of CXAnswerCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXAnswerCallAction: CXCallAction {}
