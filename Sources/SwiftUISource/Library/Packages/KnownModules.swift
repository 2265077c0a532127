/// Modules whose source isn't needed: the system's, and those of public packages whose views and types are
/// known by what they show. Their own code draws, loads and waits, which a screen doesn't need.
public enum KnownModules {
  public static func contains(_ module: String) -> Bool {
    SDK.modules.contains(module) || PackageViews.modules.contains(module)
      || VisualOnly.packages[module] != nil || named.contains(module)
  }

  /// Packages that are known by the names of their types, and those that show nothing: storage, networks,
  /// logs, collections.
  private static let named: Set<String> = [
    "Alamofire", "Algorithms", "ArgumentParser", "Atomics", "CachedAsyncImage", "CasePaths", "Collections",
    "CombineSchedulers", "ConcurrencyExtras", "Crypto", "CustomDump", "Defaults", "Dependencies",
    "DependenciesMacros", "DequeModule", "DotLottie", "Factory", "FactoryKit", "FirebaseCore",
    "FirebaseCrashlytics", "FirebaseMessaging", "GRDB", "IdentifiedCollections", "InjectPropertyWrapper",
    "IssueReporting", "KingfisherSwiftUI", "Logging", "Mixpanel", "NIO", "NIOCore", "Numerics",
    "OrderedCollections", "Perception", "PerceptionCore", "Quick", "Nimble", "Realm", "RealmSwift",
    "RiveRuntime",
    "SDWebImage", "Sentry", "Sharing", "SnapshotTesting", "SQLite", "SwiftProtobuf", "SwiftSoup",
    "SwiftSyntax", "Swinject", "Then", "URLImage", "XCTestDynamicOverlay",
  ]
}
