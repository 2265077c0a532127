// SwiftUI: the declarations of ScrollTransitionConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollTransitionConfiguration {
  static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
  static let animated: ScrollTransitionConfiguration
  static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration
  static let interactive: ScrollTransitionConfiguration
  static let identity: ScrollTransitionConfiguration
  func animation(_ animation: Animation) -> ScrollTransitionConfiguration
  func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
  struct Threshold {
    static let visible: ScrollTransitionConfiguration.Threshold
    static let hidden: ScrollTransitionConfiguration.Threshold
    static var centered: ScrollTransitionConfiguration.Threshold { get }
    static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
    func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double)
      -> ScrollTransitionConfiguration.Threshold
    func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold
  }
}
