// Accessibility: what code tells the screen that it is on.

/// What the system does for an app, as the host has it.
enum _Screen {
  /// - Parameter priority: `low`, `default`, `high`; empty where nothing is said.
  static func announce(_ text: String, _ priority: String)
  /// - Parameter kind: `screen`, `layout`.
  static func changed(_ kind: String)
  static func open(_ address: String)
  /// In points.
  static var width: Double { get }
  static var height: Double { get }
  /// Pixels of a point.
  static var scale: Double { get }
  static var isPad: Bool { get }
  static var isDark: Bool { get }
  /// The system's version, `26.0`.
  static var version: String { get }
  /// As `DynamicTypeSize` names it.
  static var textSize: String { get }
  static var safeAreaTop: Double { get }
  static var safeAreaBottom: Double { get }
  /// What `@main` says of the app's delegate: the class itself, or that of the struct's adaptor.
  static func delegateType() -> Any.Type?
}
