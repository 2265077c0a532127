import EarshotKit

extension OpenOptions {
  /// Screens are read by types alone: what types don't know is heard, and not what names know of it.
  static var byTypes: OpenOptions {
    var options = OpenOptions()
    options.reader = .types
    return options
  }
}
