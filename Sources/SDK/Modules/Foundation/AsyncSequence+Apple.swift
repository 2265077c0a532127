// Foundation: the declarations of AsyncSequence that only Apple's platforms have.

extension AsyncSequence where Self.Element == UInt8 {
  var lines: AsyncLineSequence<Self> { get }
  var characters: AsyncCharacterSequence<Self> { get }
}
