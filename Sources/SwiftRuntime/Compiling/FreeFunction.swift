/// A function among statements as a type beside it sees it: without the variables around, which swiftc takes for an
/// error there. Made at its first use, since it may name itself.
final class FreeFunction {
  private let make: () -> Code
  private(set) lazy var code: Code = make()

  init(_ make: @escaping () -> Code) { self.make = make }
}
