// Vision: the declarations of VNRequestTextRecognitionLevel.
// Declared as the framework's interface has it, with code of our own.

enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast
}
