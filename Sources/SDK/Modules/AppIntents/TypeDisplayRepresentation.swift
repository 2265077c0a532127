// AppIntents: the declarations of TypeDisplayRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  typealias StringLiteralType = String
  typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  let name: LocalizedStringResource
  let numericFormat: LocalizedStringResource?
  init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }
  init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(name: name, numericFormat: numericFormat)
  }
  init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  static func == (lhs: TypeDisplayRepresentation, rhs: TypeDisplayRepresentation) -> Bool {
    lhs.name == rhs.name && lhs.numericFormat == rhs.numericFormat
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}
