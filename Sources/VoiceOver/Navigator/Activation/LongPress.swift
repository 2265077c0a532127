import EarshotAnnouncements

/// A triple tap is a long press; a double tap that is held passes the touch through to the app,
/// which sees a long press as well.
extension NavigatorState {
  mutating func longPress(_ hearing: inout Hearing) {
    guard let element = focused, !element.traits.contains(.notEnabled),
      let command = element.longPress
    else {
      hearing.fail(
        focused.map {
          $0.traits.contains(.notEnabled)
            ? "\(named($0)) is dimmed" : "\(named($0)) has no long press and no context menu"
        } ?? noFocus)
      return
    }
    carryOut([command], as: .change, &hearing)
  }
}
