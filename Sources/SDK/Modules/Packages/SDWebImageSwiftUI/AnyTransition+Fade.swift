// SDWebImageSwiftUI: what it adds to AnyTransition, as its documentation has it.

extension AnyTransition {
  static var fade: AnyTransition { .opacity }
  static func fade(duration: Double) -> AnyTransition { .opacity }
  static var flipFromLeft: AnyTransition { .opacity }
  static func flipFromLeft(duration: Double) -> AnyTransition { .opacity }
  static var flipFromRight: AnyTransition { .opacity }
  static func flipFromRight(duration: Double) -> AnyTransition { .opacity }
  static var flipFromTop: AnyTransition { .opacity }
  static func flipFromTop(duration: Double) -> AnyTransition { .opacity }
  static var flipFromBottom: AnyTransition { .opacity }
  static func flipFromBottom(duration: Double) -> AnyTransition { .opacity }
}
