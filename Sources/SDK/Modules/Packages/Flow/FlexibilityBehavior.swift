// SwiftUI-Flow: the declarations of FlexibilityBehavior, as its documentation has them.

enum FlexibilityBehavior {
  case minimum, natural, maximum
}
