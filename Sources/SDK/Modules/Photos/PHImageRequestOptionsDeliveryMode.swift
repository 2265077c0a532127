// Photos: the declarations of PHImageRequestOptionsDeliveryMode.
// Declared as the framework's interface has it, with code of our own.

enum PHImageRequestOptionsDeliveryMode: Int {
  case opportunistic = 0
  case highQualityFormat
  case fastFormat
}
