// SwiftUI: the declarations of ContentTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContentTransition: Equatable {
  static let identity: ContentTransition
  static let opacity: ContentTransition
  static let interpolate: ContentTransition
  static func numericText(countsDown: Bool = false) -> ContentTransition
  static func numericText(value: Double) -> ContentTransition
  static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect
  static var symbolEffect: ContentTransition { get }
}
