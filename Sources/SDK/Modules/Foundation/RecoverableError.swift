// Foundation: the declarations of RecoverableError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol RecoverableError: Error {
  var recoveryOptions: [String] { get }
  func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
  func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
}

extension RecoverableError {
  func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
  {
    handler(attemptRecovery(optionIndex: recoveryOptionIndex))
  }
}
