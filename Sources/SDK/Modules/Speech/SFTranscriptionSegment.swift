// Speech: the declarations of SFTranscriptionSegment.
// Declared as the framework's interface has it, with code of our own.

class SFTranscriptionSegment: NSObject {
  var substring: String { get }
  var substringRange: NSRange { get }
  var timestamp: TimeInterval { get }
  var duration: TimeInterval { get }
  var confidence: Float { get }
  var alternativeSubstrings: [String] { get }
}
