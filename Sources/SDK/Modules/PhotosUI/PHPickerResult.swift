// PhotosUI: the declarations of PHPickerResult.
// Declared as the framework's interface has it, with code of our own.

struct PHPickerResult: Hashable {
  let itemProvider: NSItemProvider
  let assetIdentifier: String?
  init(_itemProvider itemProvider: NSItemProvider, assetIdentifier: String?) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}
