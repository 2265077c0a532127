// PhotosUI: the declarations of PhotosPickerSelectionBehavior.
// Declared as the framework's interface has it, with code of our own.

struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let `default` = PhotosPickerSelectionBehavior(_name: "default")
  static let ordered = PhotosPickerSelectionBehavior(_name: "ordered")
  static let continuous = PhotosPickerSelectionBehavior(_name: "continuous")
  static let continuousAndOrdered = PhotosPickerSelectionBehavior(_name: "continuousAndOrdered")
}
