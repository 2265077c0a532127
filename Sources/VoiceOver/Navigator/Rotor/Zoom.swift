import EarshotVocabulary

/// The Zoom rotor of an element with a zoom action: up zooms in (iOS 17; which way zooms in is
/// not in the source). What is heard is what the app announces.
extension NavigatorState {
  mutating func zoom(_ step: Step, _ hearing: inout Hearing) {
    guard let handler = focused?.zoomHandler else {
      hearing.fail("the element has no zoom action")
      return
    }
    let direction = step == .back ? "zoomIn" : "zoomOut"
    carryOut([.run(handler, [.symbol(direction)])], as: .change, &hearing)
  }
}
