// ImagePlayground: the declarations of ImagePlaygroundConcept.
// Declared as the framework's interface has it, with code of our own.

struct ImagePlaygroundConcept: Sendable {
  let _text: String
  init(_text: String) { self._text = _text }
  static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(_text: text) }
  static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    ImagePlaygroundConcept(_text: text)
  }
}
