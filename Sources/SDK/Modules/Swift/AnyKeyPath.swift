// Swift's standard library: the declarations of AnyKeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

class AnyKeyPath: _AppendKeyPath {
  static var rootType: any Any.Type { get }
  static var valueType: any Any.Type { get }
}

extension AnyKeyPath: Hashable {
  final var hashValue: Int { get }
  final func hash(into hasher: inout Hasher)
  static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
}

extension AnyKeyPath: CustomDebugStringConvertible {
  var debugDescription: String { get }
}
