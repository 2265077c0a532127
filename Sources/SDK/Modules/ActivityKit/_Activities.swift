// ActivityKit: the live activities that an app began.

enum _Activities {
  static var begun: [Any] = []
}
