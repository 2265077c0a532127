// os: the declarations of OSLogBoolFormat.
// Declared as the framework's interface has it, with code of our own.

enum OSLogBoolFormat {
  case truth
  case answer
}
