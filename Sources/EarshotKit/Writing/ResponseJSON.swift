import EarshotReports
import EarshotVoiceOver

extension JSONWriter {
  /// One line of the line protocol: contract, section 3.
  ///
  /// - Parameter computed: by which version, as which iOS; the first line says it.
  public mutating func response(_ shown: ShownResponse, computed: Computed? = nil) {
    let response = shown.response
    object { writer in
      writer.key("gesture")
      writer.string(response.gesture)
      writer.key("utterances")
      writer.strings(shown.utterances)
      writer.key("sounds")
      writer.strings(response.sounds.map(\.rawValue))
      writer.key("focus")
      writer.int(response.focus)
      writer.key("rotor")
      writer.string(response.rotor)
      writer.key("output")
      writer.strings(response.output)
      if let computed { writer.computed(computed) }
      if let answer = response.answer {
        writer.key("answer")
        writer.answer(answer)
      }
      if let answer = shown.technologyAnswer {
        writer.key("answer")
        writer.technologyAnswer(answer)
      }
      if let reason = response.reason {
        writer.key("reason")
        writer.string(reason)
      }
      if let error = response.error {
        writer.key("error")
        writer.string(error)
      }
      if let parts = shown.parts {
        writer.key("parts")
        writer.array { writer in
          for part in parts { writer.parts(part, explains: true) }
        }
      }
    }
    endText()
  }
}
