// SwiftUI: the declarations of Alignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Alignment: Equatable {
  var horizontal: HorizontalAlignment { get set }
  var vertical: VerticalAlignment { get set }
  init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  static func == (a: Alignment, b: Alignment) -> Bool
  static let center: Alignment
  static let leading: Alignment
  static let trailing: Alignment
  static let top: Alignment
  static let bottom: Alignment
  static let topLeading: Alignment
  static let topTrailing: Alignment
  static let bottomLeading: Alignment
  static let bottomTrailing: Alignment
  static var centerFirstTextBaseline: Alignment { get }
  static var centerLastTextBaseline: Alignment { get }
  static var leadingFirstTextBaseline: Alignment { get }
  static var leadingLastTextBaseline: Alignment { get }
  static var trailingFirstTextBaseline: Alignment { get }
  static var trailingLastTextBaseline: Alignment { get }
}
