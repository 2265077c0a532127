import EarshotSwiftRuntime

/// Digests of bytes (CommonCrypto, CryptoKit) and public keys, for stubs that say how they are asked for.
extension Natives {
  mutating func addDigests() {
    for (name, digest) in [("_md5", Digest.md5), ("_sha1", .sha1), ("_sha256", .sha256)] {
      self["_Digests.\(name)(_:)"] = { arguments, call in
        let bytes = [UInt8](try call.bytes(arguments[1], "S"))
        try call.machine.count(work: bytes.count)
        return .list(ContiguousArray(digest.hash(bytes).map { .integer(Int($0)) }))
      }
    }
    // Of bytes that are no secret there is no key.
    self["_Digests._secp256k1PublicKey(of:)"] = { arguments, call in
      let secret = [UInt8](try call.bytes(arguments[1], "S"))
      try call.machine.count(work: 50_000)
      let key = Secp256k1.publicKey(of: secret) ?? []
      return .list(ContiguousArray(key.map { .integer(Int($0)) }))
    }
  }
}
