// Splash (github.com/JohnSundell/Splash): the declarations of Font, as its source has them.

struct Font {
  enum Resource {
    case system
    case preloaded(Loaded)
    case path(String)
  }

  var resource: Resource
  var size: Double

  init(path: String, size: Double) {
    resource = .path(path.hasPrefix("~") ? NSHomeDirectory() + path.dropFirst() : path)
    self.size = size
  }
  init(size: Double) {
    resource = .system
    self.size = size
  }

  /// Files of fonts aren't looked into.
  var _loaded: UIFont {
    switch resource {
    case .preloaded(let font): font
    default: UIFont(name: "Menlo-Regular", size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size))
    }
  }
}
