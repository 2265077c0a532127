// Foundation: the declarations of QualityOfService.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum QualityOfService: Int, Sendable {
  typealias RawValue = Int
  case userInteractive
  case userInitiated
  case utility
  case background
  case `default`
  init?(rawValue: Int)
}
