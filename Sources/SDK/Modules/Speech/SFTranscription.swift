// Speech: the declarations of SFTranscription.
// Declared as the framework's interface has it, with code of our own.

class SFTranscription: NSObject {
  var formattedString: String { get }
  var segments: [SFTranscriptionSegment] { get }
}
