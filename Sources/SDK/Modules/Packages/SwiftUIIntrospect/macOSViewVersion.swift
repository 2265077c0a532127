// swiftui-introspect: the declarations of macOSViewVersion, as its documentation has them.

struct macOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>:
  Comparable
{
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static var v10_15: macOSViewVersion { macOSViewVersion(0) }
  static var v10_15_4: macOSViewVersion { macOSViewVersion(1) }
  static var v11: macOSViewVersion { macOSViewVersion(2) }
  static var v12: macOSViewVersion { macOSViewVersion(3) }
  static var v13: macOSViewVersion { macOSViewVersion(4) }
  static var v14: macOSViewVersion { macOSViewVersion(5) }
  static var v15: macOSViewVersion { macOSViewVersion(6) }
  static var v26: macOSViewVersion { macOSViewVersion(7) }
  static var v27: macOSViewVersion { macOSViewVersion(8) }

  static func < (lhs: macOSViewVersion, rhs: macOSViewVersion) -> Bool { lhs.number < rhs.number }
}
