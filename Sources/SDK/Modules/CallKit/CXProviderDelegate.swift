// CallKit: the declarations of CXProviderDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

/// Objective-C's protocol asks for these optionally.
extension CXProviderDelegate {
  func providerDidBegin(_ provider: CXProvider) {}
  func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
