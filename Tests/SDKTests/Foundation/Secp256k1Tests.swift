import EarshotSDK
import Testing

/// Test vectors of BIP 340 (github.com/bitcoin/bips/blob/master/bip-0340/test-vectors.csv), and the first and the last
/// secret: of the base point itself and of its negative.
@Suite("Keys of secp256k1") struct Secp256k1Tests {
  @Test(
    "A public key is the secret's multiple of the base point",
    arguments: [
      (
        "0000000000000000000000000000000000000000000000000000000000000001",
        "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"
      ),
      (
        "0000000000000000000000000000000000000000000000000000000000000003",
        "f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9"
      ),
      (
        "b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfef",
        "dff1d77f2a671c5f36183726db2341be58feae1da2deced843240f7b502ba659"
      ),
      (
        "c90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b14e5c9",
        "dd308afec5777e13121fa72b9cc1b7cc0139715309b086c960e18fd969774eb8"
      ),
      (
        "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140",
        "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"
      ),
    ])
  func publicKey(secret: String, x: String) throws {
    let key = try #require(Secp256k1.publicKey(of: bytes(secret)))
    #expect(Array(key.prefix(32)) == bytes(x))
    #expect(key.count == 64)
  }

  @Test("Zero, the order and what is too short are no secrets")
  func noSecret() {
    #expect(Secp256k1.publicKey(of: Array(repeating: 0, count: 32)) == nil)
    #expect(
      Secp256k1.publicKey(of: bytes("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"))
        == nil)
    #expect(Secp256k1.publicKey(of: [1]) == nil)
  }

  private func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
