// SwiftUI: the declarations of PresentationDetent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationDetent: Hashable {
  static let medium: PresentationDetent
  static let large: PresentationDetent
  static func fraction(_ fraction: CGFloat) -> PresentationDetent
  static func height(_ height: CGFloat) -> PresentationDetent
  static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent
  @dynamicMemberLookup struct Context {
    var maxDetentValue: CGFloat { get }
    subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
  }
}
