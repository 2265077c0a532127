// SwiftUI: the declarations of MatchedTransitionSourceConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration
  func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration
  func background(_ style: Color) -> some MatchedTransitionSourceConfiguration
}
