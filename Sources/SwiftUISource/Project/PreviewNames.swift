/// Names for the previews of a file that have none: the view that each shows, with a number from the
/// second on, else the file with a number.
///
/// They hang on nothing but the previews without a name in that file, so that they stay when a
/// preview is added elsewhere, and when the file is opened by itself.
struct PreviewNames {
  private let file: String
  private var taken: Set<String>
  private var unknown = 0

  /// - Parameter given: the names of the previews that have one.
  init(file: String, given: [String]) {
    let name = file.split(separator: "/").last ?? ""
    self.file = name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    taken = Set(given)
  }

  mutating func name(showing view: String?) -> String {
    guard let view else {
      repeat { unknown += 1 } while taken.contains("\(file) \(unknown)")
      return "\(file) \(unknown)"
    }
    var name = view
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(view) \(number)"
      number += 1
    }
    return name
  }
}
