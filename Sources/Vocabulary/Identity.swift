/// Which view something is, across evaluations: its structural path and its explicit ids.
///
/// State, focus and what the system keeps (a pushed link, an open menu) are kept by identity.
/// Two views at the same place with the same ids are the same view, as in SwiftUI.
public struct Identity: Hashable, Sendable {
  /// Made of the way from the root: the same way gives the same number on every run.
  public let hash: UInt64

  /// The identity of that number.
  public init(hash: UInt64) { self.hash = hash }

  /// The number is mixed already: dictionaries of thousands of views need not do so again.
  public func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ UInt64(truncatingIfNeeded: seed))
  }

  /// The identity that all ways begin at.
  public static let root = Identity(hash: 0xcbf2_9ce4_8422_2325)

  /// The identity of the child at that place.
  public func child(_ index: Int) -> Identity {
    Identity(hash: Identity.mix(hash, UInt64(bitPattern: Int64(index)) &+ 0x9e37_79b9_7f4a_7c15))
  }

  /// The identity of the child of that name.
  public func child(_ name: String) -> Identity {
    var mixed = hash ^ 0x51_7c_c1_b7_27_22_0a_95
    for byte in name.utf8 {
      mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Identity(hash: Identity.mix(mixed, 0xff51_afd7_ed55_8ccd))
  }

  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var mixed = a ^ (b &* 0xff51_afd7_ed55_8ccd)
    mixed ^= mixed >> 32
    mixed = mixed &* 0xc4ce_b9fe_1a85_ec53
    mixed ^= mixed >> 29
    return mixed
  }
}
