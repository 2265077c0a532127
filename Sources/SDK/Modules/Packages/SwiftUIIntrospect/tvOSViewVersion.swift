// swiftui-introspect: the declarations of tvOSViewVersion, as its documentation has them.

struct tvOSViewVersion<SwiftUIViewType: IntrospectableViewType>: Comparable {
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static var v13: tvOSViewVersion { tvOSViewVersion(0) }
  static var v14: tvOSViewVersion { tvOSViewVersion(1) }
  static var v15: tvOSViewVersion { tvOSViewVersion(2) }
  static var v16: tvOSViewVersion { tvOSViewVersion(3) }
  static var v17: tvOSViewVersion { tvOSViewVersion(4) }
  static var v18: tvOSViewVersion { tvOSViewVersion(5) }
  static var v26: tvOSViewVersion { tvOSViewVersion(6) }
  static var v27: tvOSViewVersion { tvOSViewVersion(7) }

  static func < (lhs: tvOSViewVersion, rhs: tvOSViewVersion) -> Bool { lhs.number < rhs.number }
}
