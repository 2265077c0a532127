// AppIntents: the declarations of DisplayRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  struct Image: Sendable {
    let _name: String
    init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle? = nil) {
      _name = systemName
    }
    init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle? = nil) { _name = named }
    init(url: URL, width: Int? = nil, height: Int? = nil) { _name = url.absoluteString }
    init(data: Data, isTemplate: Bool? = nil) { _name = "" }
    enum DisplayStyle: Sendable {
      case circular
      case `default`
    }
  }
  typealias StringLiteralType = String
  typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  var title: LocalizedStringResource
  var subtitle: LocalizedStringResource?
  var image: DisplayRepresentation.Image?
  var synonyms: [LocalizedStringResource] = []
  init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.synonyms = synonyms
  }
  init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
