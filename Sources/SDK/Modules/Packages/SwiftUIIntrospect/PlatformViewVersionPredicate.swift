// swiftui-introspect: the declarations of PlatformViewVersionPredicate, as its documentation has them.

struct PlatformViewVersionPredicate<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject
> {
  init() {}

  static func iOS(
    _ versions: iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func iOS(
    _ versions: PartialRangeFrom<iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func tvOS(
    _ versions: tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func tvOS(
    _ versions: PartialRangeFrom<tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func macOS(
    _ versions: macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func macOS(
    _ versions: PartialRangeFrom<macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func visionOS(
    _ versions: visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }

  static func visionOS(
    _ versions: PartialRangeFrom<visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity> {
    PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>()
  }
}
