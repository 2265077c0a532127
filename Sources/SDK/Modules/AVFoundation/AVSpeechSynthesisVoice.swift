// AVFoundation: the declarations of AVSpeechSynthesisVoice.
// Declared as the framework's interface has it, with code of our own.

class AVSpeechSynthesisVoice: NSObject, Sendable {
  let language: String
  init?(language languageCode: String?) { language = languageCode ?? Locale.current.identifier(.bcp47) }
  init?(identifier: String)
  var identifier: String { get }
  var name: String { get }
  class func speechVoices() -> [AVSpeechSynthesisVoice]
  class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
