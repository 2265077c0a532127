// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of ViewState, as its documentation has them.

enum ViewState {
  case idle
  case processing
  case error(LocalizedError)
}

extension ViewState: Equatable {
  static func == (lhs: ViewState, rhs: ViewState) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle), (.processing, .processing), (.error, .error): true
    default: false
    }
  }
}
