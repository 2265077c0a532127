// AppIntents: the declarations of IntentDialog.
// Declared as the framework's interface has it, with code of our own.

struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  typealias StringLiteralType = String
  typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  let _full: LocalizedStringResource
  init(_ localizedStringResource: LocalizedStringResource) { _full = localizedStringResource }
  init(full: LocalizedStringResource, supporting: LocalizedStringResource) { _full = full }
  init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
    _full = full
  }
  init(stringLiteral value: String) { _full = LocalizedStringResource(stringLiteral: value) }
  init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    _full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
