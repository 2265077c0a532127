// CoreNFC: the declarations of NFCNDEFStatus.
// Declared as the framework's interface has it, with code of our own.

enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite
  case readOnly
}
