// SwiftUI: the declarations of Edge.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum Edge: Int8, CaseIterable {
  case top, leading, bottom, trailing
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8)
    static let top: Edge.Set
    static let leading: Edge.Set
    static let bottom: Edge.Set
    static let trailing: Edge.Set
    static let all: Edge.Set
    static let horizontal: Edge.Set
    static let vertical: Edge.Set
    init(_ e: Edge)
  }
  enum Corner: Int8, CaseIterable, CustomDebugStringConvertible {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    struct Set: OptionSet, Hashable, CustomDebugStringConvertible {
      let rawValue: Int8
      init(rawValue: Int8)
      static let none: Edge.Corner.Set
      static let topLeading: Edge.Corner.Set
      static let topTrailing: Edge.Corner.Set
      static let bottomLeading: Edge.Corner.Set
      static let bottomTrailing: Edge.Corner.Set
      static let all: Edge.Corner.Set
      static let leading: Edge.Corner.Set
      static let trailing: Edge.Corner.Set
      static let bottom: Edge.Corner.Set
      static let top: Edge.Corner.Set
      init(_ corner: Edge.Corner)
      func contains(_ corner: Edge.Corner) -> Bool
      var debugDescription: String { get }
    }
    var debugDescription: String { get }
    struct Style: Hashable, Equatable, Animatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      static func fixed(_ radius: CGFloat) -> Edge.Corner.Style
      static var concentric: Edge.Corner.Style { get }
      static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style
      static func == (a: Edge.Corner.Style, b: Edge.Corner.Style) -> Bool
      func hash(into hasher: inout Hasher)
      typealias FloatLiteralType = Float
      init(floatLiteral value: Edge.Corner.Style.FloatLiteralType)
      typealias IntegerLiteralType = Int
      init(integerLiteral value: Edge.Corner.Style.IntegerLiteralType)
    }
  }
}
