import EarshotReports
import EarshotTranscript
import EarshotVoiceOver

extension TextWriter {
  /// What is heard, as a transcript writes it: `! sound`, `= output`, one utterance a line;
  /// answers to questions are indented, since nobody says them.
  public mutating func response(_ shown: ShownResponse) {
    for sound in shown.response.sounds {
      own("! ")
      line(sound.rawValue)
    }
    for output in shown.response.output {
      own("= ")
      line(TranscriptText.escaped(output))
    }
    for (index, utterance) in shown.utterances.enumerated() {
      line(TranscriptText.quoted(utterance))
      if let parts = shown.parts, parts.indices.contains(index) { causes(of: parts[index]) }
    }
    if let answer = shown.response.answer { self.answer(answer) }
    if let answer = shown.technologyAnswer { technologyAnswer(answer) }
  }
}
