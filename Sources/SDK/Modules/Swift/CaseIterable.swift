// Swift's standard library: the declarations of CaseIterable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where Self == Self.AllCases.Element
  static var allCases: Self.AllCases { get }
}
