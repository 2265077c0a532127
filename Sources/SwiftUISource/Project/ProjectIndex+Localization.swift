import EarshotLocalization

extension ProjectIndex {
  /// The catalog's words for a localisable text; nil where no catalog has the key.
  func localizedFormat(of text: LocalizedText, locale: String, _ machine: Machine) -> String? {
    nil
  }
}
