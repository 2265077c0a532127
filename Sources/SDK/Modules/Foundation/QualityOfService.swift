// Foundation: the declarations of QualityOfService.
// Declared as the toolchain's interface has it, with code of our own.

enum QualityOfService: Int, Sendable {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}
