// Accessibility: what code tells the screen that it is on.

/// What the system does for an app, as the host has it.
enum _Screen {
  /// - Parameter priority: `low`, `default`, `high`; empty where nothing is said.
  static func announce(_ text: String, _ priority: String)
  /// - Parameter kind: `screen`, `layout`.
  static func changed(_ kind: String)
  static func open(_ address: String)
}
