// WidgetKit: the declarations of TimelineProviderContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TimelineProviderContext {
  @dynamicMemberLookup struct EnvironmentVariants {
    subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { get }
    subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { get }
  }
  let environmentVariants: TimelineProviderContext.EnvironmentVariants
  let family: WidgetFamily
  let isPreview: Bool
  let displaySize: CoreFoundation.CGSize
}
