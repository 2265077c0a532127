// PhotosUI: the declarations of PHPickerConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct PHPickerConfiguration: Hashable, Sendable {
  enum AssetRepresentationMode: Sendable {
    case automatic
    case current
    case compatible
  }
  enum Selection: Sendable {
    case `default`
    case ordered
    case people
    case continuous
    case continuousAndOrdered
  }
  var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode = .automatic
  var selection: PHPickerConfiguration.Selection = .default
  var selectionLimit = 1
  var filter: PHPickerFilter?
  var preselectedAssetIdentifiers: [String] = []
  var disabledCapabilities: PHPickerCapabilities = []
  init() {}
  init(photoLibrary: PHPhotoLibrary) {}
}
