// FirebaseAnalytics (github.com/firebase/firebase-ios-sdk): what it adds to View, as its documentation has it.

extension View {
  func analyticsScreen(name: String, class: String = "View", extraParameters: [String: Any] = [:])
    -> some View
  {
    self
  }
}
