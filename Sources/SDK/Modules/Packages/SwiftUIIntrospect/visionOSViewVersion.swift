// swiftui-introspect: the declarations of visionOSViewVersion, as its documentation has them.

struct visionOSViewVersion<SwiftUIViewType: IntrospectableViewType>: Comparable {
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static var v1: visionOSViewVersion { visionOSViewVersion(0) }
  static var v2: visionOSViewVersion { visionOSViewVersion(1) }
  static var v26: visionOSViewVersion { visionOSViewVersion(2) }
  static var v27: visionOSViewVersion { visionOSViewVersion(3) }

  static func < (lhs: visionOSViewVersion, rhs: visionOSViewVersion) -> Bool { lhs.number < rhs.number }
}
