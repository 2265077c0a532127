// swift-navigation: what it adds to Text, as its documentation has it.

extension Text {
  init(_ state: TextState) { self = state._text }
}
