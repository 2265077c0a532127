// WidgetKit: the declarations of TimelineProviderContext.
// Declared as the framework's interface has it, with code of our own.

struct TimelineProviderContext {
  @dynamicMemberLookup struct EnvironmentVariants {
    init() {}
    subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
  let environmentVariants: TimelineProviderContext.EnvironmentVariants
  let family: WidgetFamily
  let isPreview: Bool
  let displaySize: CoreFoundation.CGSize

  init(family: WidgetFamily = .systemSmall) {
    environmentVariants = EnvironmentVariants()
    self.family = family
    isPreview = true
    displaySize = family._size
  }
}
