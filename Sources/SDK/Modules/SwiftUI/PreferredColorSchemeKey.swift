// SwiftUI: the declarations of PreferredColorSchemeKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PreferredColorSchemeKey: PreferenceKey {
  typealias Value = ColorScheme?
  static func reduce(
    value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value)
}
