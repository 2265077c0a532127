// Lottie: what it sees, and its type aliases.

import SwiftUI

typealias AnimationFrameTime = CGFloat
typealias AnimationProgressTime = CGFloat
typealias LottieCompletionBlock = (_ completed: Bool) -> Void
