import Foundation

/// The objects of a project file.
struct XcodeObjects {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  /// The object that stands for the project.
  let root: Object?

  /// Lists in lists that a project file may have at most. Xcode's have five.
  private static let mostLevels = 64

  init?(_ bytes: [UInt8]) {
    guard XcodeObjects.levels(of: bytes) <= XcodeObjects.mostLevels,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? Object,
      let objects = list["objects"] as? [String: Any]
    else { return nil }
    let known = objects.compactMapValues { $0 as? Object }
    self.objects = known
    root = (list["rootObject"] as? String).flatMap { known[$0] }
  }

  subscript(id: String) -> Object? { objects[id] }

  /// The objects of a list of identifiers.
  func list(_ ids: Any?) -> [Object] { (ids as? [String] ?? []).compactMap { objects[$0] } }

  func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// How deep its lists stand in each other, at most: Foundation reads them by calls in calls.
  private static func levels(of bytes: [UInt8]) -> Int {
    var level = 0
    var most = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        level += 1
        most = max(most, level)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): level -= 1
      default: break
      }
    }
    return most
  }
}
