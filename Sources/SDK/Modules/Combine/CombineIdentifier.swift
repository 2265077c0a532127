// Combine: the declarations of CombineIdentifier.

struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  var description: String { get }
  init()
  init(_ obj: AnyObject)
}
