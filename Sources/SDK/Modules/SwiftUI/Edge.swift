// SwiftUI: the declarations of Edge.
// Declared as the framework's interface has it, with code of our own.

enum Edge: Int8, CaseIterable {
  case top, leading, bottom, trailing
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static let top = Set(rawValue: 1)
    static let leading = Set(rawValue: 2)
    static let bottom = Set(rawValue: 4)
    static let trailing = Set(rawValue: 8)
    static let all = Set(rawValue: 15)
    static let horizontal = Set(rawValue: 10)
    static let vertical = Set(rawValue: 5)
    init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
  }
  enum Corner: Int8, CaseIterable, CustomDebugStringConvertible {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    struct Set: OptionSet, Hashable, CustomDebugStringConvertible {
      let rawValue: Int8
      init(rawValue: Int8) { self.rawValue = rawValue }
      static let none = Set(rawValue: 0)
      static let topLeading = Set(rawValue: 1)
      static let topTrailing = Set(rawValue: 2)
      static let bottomLeading = Set(rawValue: 4)
      static let bottomTrailing = Set(rawValue: 8)
      static let all = Set(rawValue: 15)
      static let leading = Set(rawValue: 5)
      static let trailing = Set(rawValue: 10)
      static let bottom = Set(rawValue: 12)
      static let top = Set(rawValue: 3)
      init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }
      func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
      var debugDescription: String { get }
    }
    var debugDescription: String { get }
    struct Style: Hashable, Animatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      static func fixed(_ radius: CGFloat) -> Edge.Corner.Style
      static var concentric: Edge.Corner.Style { get }
      static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style
      typealias FloatLiteralType = Float
      init(floatLiteral value: Edge.Corner.Style.FloatLiteralType)
      typealias IntegerLiteralType = Int
      init(integerLiteral value: Edge.Corner.Style.IntegerLiteralType)
    }
  }
}
