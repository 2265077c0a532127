// PhotosUI: the declarations of PHPickerCapabilities.
// Declared as the framework's interface has it, with code of our own.

struct PHPickerCapabilities: OptionSet, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let search = PHPickerCapabilities(rawValue: 1)
  static let stagingArea = PHPickerCapabilities(rawValue: 2)
  static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  static let selectionActions = PHPickerCapabilities(rawValue: 8)
  static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
