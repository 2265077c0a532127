/// Digests of bytes as CryptoKit and CommonCrypto make them.
package enum Digest {
  case md5, sha1, sha256

  package init?(named name: String) {
    switch name {
    case "MD5", "CC_MD5", "Insecure.MD5": self = .md5
    case "SHA1", "CC_SHA1", "Insecure.SHA1": self = .sha1
    case "SHA256", "CC_SHA256": self = .sha256
    default: return nil
    }
  }

  package func hash(_ bytes: [UInt8]) -> [UInt8] {
    let message = padded(bytes)
    switch self {
    case .md5: return md5(message)
    case .sha1: return sha1(message)
    case .sha256: return sha256(message)
    }
  }

  /// The bytes with a one, zeros and their length in bits, in blocks of 64.
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    result.append(0x80)
    while result.count % 64 != 56 { result.append(0) }
    let bits = UInt64(bytes.count) * 8
    for place in 0..<8 {
      let shift = self == .md5 ? place * 8 : (7 - place) * 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return result
  }

  private func words(_ message: [UInt8], from start: Int) -> [UInt32] {
    (0..<16).map { index in
      var word: UInt32 = 0
      for place in 0..<4 {
        let shift = UInt32(self == .md5 ? place * 8 : (3 - place) * 8)
        word |= UInt32(message[start + index * 4 + place]) << shift
      }
      return word
    }
  }

  private func bytes(of words: [UInt32]) -> [UInt8] {
    words.flatMap { word in
      (0..<4).map { place in
        UInt8(truncatingIfNeeded: word >> UInt32(self == .md5 ? place * 8 : (3 - place) * 8))
      }
    }
  }

  private func left(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
  private func right(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private func md5(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: message.count, by: 64) {
      let words = words(message, from: start)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let mixed: UInt32
        let index: Int
        switch step / 16 {
        case 0: (mixed, index) = ((b & c) | (~b & d), step)
        case 1: (mixed, index) = ((d & b) | (~d & c), (5 * step + 1) % 16)
        case 2: (mixed, index) = (b ^ c ^ d, (3 * step + 5) % 16)
        default: (mixed, index) = (c ^ (b | ~d), (7 * step) % 16)
        }
        let sum = a &+ mixed &+ Digest.sines[step] &+ words[index]
        (a, d, c) = (d, c, b)
        b = b &+ left(sum, Digest.shifts[step / 16 * 4 + step % 4])
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
    return bytes(of: state)
  }

  private func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: message.count, by: 64) {
      var words = words(message, from: start)
      for index in 16..<80 {
        words.append(left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for step in 0..<80 {
        let mixed: UInt32
        let constant: UInt32
        switch step / 20 {
        case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
        case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
        default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
        }
        let sum = left(a, 5) &+ mixed &+ e &+ constant &+ words[step]
        (e, d, c, b, a) = (d, c, left(b, 30), a, sum)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return bytes(of: state)
  }

  private func sha256(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for start in stride(from: 0, to: message.count, by: 64) {
      var words = words(message, from: start)
      for index in 16..<64 {
        let a = words[index - 15]
        let b = words[index - 2]
        let first = right(a, 7) ^ right(a, 18) ^ a >> 3
        let second = right(b, 17) ^ right(b, 19) ^ b >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var current = state
      for step in 0..<64 {
        let (a, e) = (current[0], current[4])
        let choice = (e & current[5]) ^ (~e & current[6])
        let majority = (a & current[1]) ^ (a & current[2]) ^ (current[1] & current[2])
        let first =
          current[7] &+ (right(e, 6) ^ right(e, 11) ^ right(e, 25)) &+ choice &+ Digest.cubes[step]
          &+ words[step]
        let second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) &+ majority
        current = [first &+ second] + current.dropLast()
        current[4] = current[4] &+ first
      }
      state = zip(state, current).map { $0 &+ $1 }
    }
    return bytes(of: state)
  }

  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

  /// The whole parts of the sines of 1 to 64, times 2 to the 32 (RFC 1321).
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]

  /// The first bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4).
  private static let cubes: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
