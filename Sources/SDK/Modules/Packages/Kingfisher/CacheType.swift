// Kingfisher: the declarations of CacheType, as its documentation has them.

enum CacheType {
  case none, memory, disk

  var cached: Bool { self != .none }
}
