// CoreNFC: the declarations of NFCReaderSession. There is no reader.
// Declared as the framework's interface has it, with code of our own.

class NFCReaderSession: NSObject {
  /// From iPhone 7 on.
  class var readingAvailable: Bool { true }
  var alertMessage: String = ""
  var isReady: Bool { false }
  init(_session: Void) {}
  func begin() {}
  func invalidate() {}
  func invalidate(errorMessage: String) {}
}
