// swiftui-introspect: the declarations of PlatformViewVersionPredicate, as its documentation has them.

struct PlatformViewVersionPredicate<SwiftUIViewType: IntrospectableViewType> {
  init() {}

  static func iOS(
    _ versions: iOSViewVersion<SwiftUIViewType>...
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }
  static func iOS(
    _ versions: PartialRangeFrom<iOSViewVersion<SwiftUIViewType>>
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }

  static func tvOS(
    _ versions: tvOSViewVersion<SwiftUIViewType>...
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }
  static func tvOS(
    _ versions: PartialRangeFrom<tvOSViewVersion<SwiftUIViewType>>
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }

  static func macOS(
    _ versions: macOSViewVersion<SwiftUIViewType>...
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }
  static func macOS(
    _ versions: PartialRangeFrom<macOSViewVersion<SwiftUIViewType>>
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }

  static func visionOS(
    _ versions: visionOSViewVersion<SwiftUIViewType>...
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }
  static func visionOS(
    _ versions: PartialRangeFrom<visionOSViewVersion<SwiftUIViewType>>
  ) -> PlatformViewVersionPredicate { PlatformViewVersionPredicate() }
}
