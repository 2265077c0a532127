// UIKit: the declarations of UIActivity.

class UIActivity: NSObject {
  enum Category: Int, Sendable {
    case action, share
  }
  struct ActivityType: Hashable, RawRepresentable, Sendable {
    static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    static let message = ActivityType("com.apple.UIKit.activity.Message")
    static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    static let print = ActivityType("com.apple.UIKit.activity.Print")
    static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  override init() { super.init() }
  class var activityCategory: UIActivity.Category { .action }
  var activityType: UIActivity.ActivityType? { nil }
  var activityTitle: String? { nil }
  var activityImage: UIImage? { nil }
  var activityViewController: UIViewController? { nil }
  func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  func prepare(withActivityItems activityItems: [Any]) {}
  func perform() {}
  func activityDidFinish(_ completed: Bool) {}
}
