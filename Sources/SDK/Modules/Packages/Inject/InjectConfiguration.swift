// Inject: the declarations of InjectConfiguration, as its documentation has them.

enum InjectConfiguration {
  static var bundlePath = ""
  static var animation: Animation?
}
