// PhotosUI: the declarations of PhotosPickerStyle.
// Declared as the framework's interface has it, with code of our own.

struct PhotosPickerStyle: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let presentation = PhotosPickerStyle(_name: "presentation")
  static let inline = PhotosPickerStyle(_name: "inline")
  static let compact = PhotosPickerStyle(_name: "compact")
}
