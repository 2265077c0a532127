// SwiftUI: the declarations of EnvironmentalModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}
