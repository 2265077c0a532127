// PhotosUI: the declarations of PHPickerFilter.
// Declared as the framework's interface has it, with code of our own.

struct PHPickerFilter: Hashable, Sendable {
  let _names: [String]
  init(_names: [String]) { self._names = _names }
  static let images = PHPickerFilter(_names: ["images"])
  static let videos = PHPickerFilter(_names: ["videos"])
  static let livePhotos = PHPickerFilter(_names: ["livePhotos"])
  static let depthEffectPhotos = PHPickerFilter(_names: ["depthEffectPhotos"])
  static let bursts = PHPickerFilter(_names: ["bursts"])
  static let panoramas = PHPickerFilter(_names: ["panoramas"])
  static let screenshots = PHPickerFilter(_names: ["screenshots"])
  static let screenRecordings = PHPickerFilter(_names: ["screenRecordings"])
  static let cinematicVideos = PHPickerFilter(_names: ["cinematicVideos"])
  static let slomoVideos = PHPickerFilter(_names: ["slomoVideos"])
  static let timelapseVideos = PHPickerFilter(_names: ["timelapseVideos"])
  static let spatialMedia = PHPickerFilter(_names: ["spatialMedia"])
  static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(_names: ["any"] + subfilters.flatMap(\._names))
  }
  static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(_names: ["all"] + subfilters.flatMap(\._names))
  }
  static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(_names: ["not"] + filter._names)
  }
}
