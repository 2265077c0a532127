// Foundation: the declarations of NSURL that only Apple's platforms have.

extension NSURL {
  struct BookmarkCreationOptions: OptionSet, Sendable {
    static let minimalBookmark: NSURL.BookmarkCreationOptions
    static let suitableForBookmarkFile: NSURL.BookmarkCreationOptions
    static let withoutImplicitSecurityScope: NSURL.BookmarkCreationOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct BookmarkResolutionOptions: OptionSet, Sendable {
    static let withoutUI: NSURL.BookmarkResolutionOptions
    static let withoutMounting: NSURL.BookmarkResolutionOptions
    static let withoutImplicitStartAccessing: NSURL.BookmarkResolutionOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
}
