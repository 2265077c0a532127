// swiftui-introspect: the declarations of iOSViewVersion, as its documentation has them.

struct iOSViewVersion<SwiftUIViewType: IntrospectableViewType>: Comparable {
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static var v13: iOSViewVersion { iOSViewVersion(0) }
  static var v14: iOSViewVersion { iOSViewVersion(1) }
  static var v15: iOSViewVersion { iOSViewVersion(2) }
  static var v16: iOSViewVersion { iOSViewVersion(3) }
  static var v17: iOSViewVersion { iOSViewVersion(4) }
  static var v18: iOSViewVersion { iOSViewVersion(5) }
  static var v26: iOSViewVersion { iOSViewVersion(6) }
  static var v27: iOSViewVersion { iOSViewVersion(7) }

  static func < (lhs: iOSViewVersion, rhs: iOSViewVersion) -> Bool { lhs.number < rhs.number }
}
