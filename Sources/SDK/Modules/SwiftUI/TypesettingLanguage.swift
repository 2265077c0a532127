// SwiftUI: the declarations of TypesettingLanguage.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TypesettingLanguage: Equatable {
  static let automatic: TypesettingLanguage
  static func explicit(_ language: Locale.Language) -> TypesettingLanguage
}
