// swift-perception (github.com/pointfreeco/swift-perception): the declarations of WithPerceptionTracking, as its documentation has them.

import SwiftUI

struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}
