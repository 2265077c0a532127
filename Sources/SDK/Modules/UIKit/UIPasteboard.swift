// UIKit: the declarations of UIPasteboard. What is put there stays while the program runs.
// Declared as the framework's interface has it, with code of our own.

class UIPasteboard: NSObject {
  struct Name: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  static let _general = UIPasteboard()
  static var general: UIPasteboard { _general }
  /// Strings, URLs, images and colors, in the order in which they were put there.
  var _contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }
  var changeCount: Int = 0
  var numberOfItems: Int { _contents.count }
  var items: [[String: Any]] {
    get { _contents.map { [UIPasteboard._type(of: $0): $0] } }
    set { _contents = newValue.flatMap { Array($0.values) } }
  }
  var strings: [String]? {
    get { hasStrings ? _contents.compactMap { $0 as? String } : nil }
    set { _contents = newValue ?? [] }
  }
  var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  var urls: [URL]? {
    get { hasURLs ? _contents.compactMap { $0 as? URL } : nil }
    set { _contents = newValue ?? [] }
  }
  var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  var images: [UIImage]? {
    get { hasImages ? _contents.compactMap { $0 as? UIImage } : nil }
    set { _contents = newValue ?? [] }
  }
  var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  var hasStrings: Bool { _contents.contains { $0 is String } }
  var hasURLs: Bool { _contents.contains { $0 is URL } }
  var hasImages: Bool { _contents.contains { $0 is UIImage } }
  func setItems(_ items: [[String: Any]]) { self.items = items }
  func addItems(_ items: [[String: Any]]) { _contents += items.flatMap { Array($0.values) } }
  func setValue(_ value: Any, forPasteboardType pasteboardType: String) { _contents = [value] }
  func value(forPasteboardType pasteboardType: String) -> Any? {
    _contents.first { UIPasteboard._type(of: $0) == pasteboardType }
  }

  /// The uniform type identifier.
  static func _type(of value: Any) -> String {
    if value is String { return "public.utf8-plain-text" }
    if value is URL { return "public.url" }
    return value is UIImage ? "public.image" : "public.data"
  }
}
