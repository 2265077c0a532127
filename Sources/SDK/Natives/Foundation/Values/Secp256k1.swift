/// The curve y² = x³ + 7 over the numbers up to p = 2²⁵⁶ − 2³² − 977 (SEC 2, 2.4.1), whose points are public keys.
package enum Secp256k1 {
  /// The order of the base point: secrets are below it.
  private static let order = Number(
    0xbfd2_5e8c_d036_4141, 0xbaae_dce6_af48_a03b, 0xffff_ffff_ffff_fffe, 0xffff_ffff_ffff_ffff)
  private static let base = (
    x: Number(0x59f2_815b_16f8_1798, 0x029b_fcdb_2dce_28d9, 0x55a0_6295_ce87_0b07, 0x79be_667e_f9dc_bbac),
    y: Number(0x9c47_d08f_fb10_d4b8, 0xfd17_b448_a685_5419, 0x5da4_fbfc_0e11_08a8, 0x483a_da77_26a3_c465)
  )

  /// The public key of a secret.
  /// - Parameter secret: 32 bytes, the most significant first.
  /// - Returns: The point's x and y, 32 bytes each; nil where the secret is none of this curve.
  package static func publicKey(of secret: [UInt8]) -> [UInt8]? {
    guard secret.count == 32, let number = Number(secret), number != .zero, number < order else { return nil }
    var point = Point.infinity
    for byte in secret {
      for bit in stride(from: 7, through: 0, by: -1) {
        point = point.doubled
        if byte >> bit & 1 == 1 { point = point.adding(base.x, base.y) }
      }
    }
    let inverse = point.z.inverse
    let square = inverse * inverse
    return (point.x * square).bytes + (point.y * square * inverse).bytes
  }

  /// A point as x/z², y/z³, so that nothing is divided until the end.
  private struct Point {
    var x: Number
    var y: Number
    var z: Number
    static let infinity = Point(x: .one, y: .one, z: .zero)

    var doubled: Point {
      let a = x * x
      let b = y * y
      let c = b * b
      let d = (x * b).times(4)
      let e = a.times(3)
      let newX = e * e - d.times(2)
      return Point(x: newX, y: e * (d - newX) - c.times(8), z: (y * z).times(2))
    }

    func adding(_ otherX: Number, _ otherY: Number) -> Point {
      if z == .zero { return Point(x: otherX, y: otherY, z: .one) }
      let square = z * z
      let h = otherX * square - x
      let r = otherY * square * z - y
      if h == .zero { return r == .zero ? doubled : .infinity }
      let hh = h * h
      let hhh = hh * h
      let v = x * hh
      let newX = r * r - hhh - v.times(2)
      return Point(x: newX, y: r * (v - newX) - y * hhh, z: z * h)
    }
  }
}

/// A number of 256 bits, which is added and multiplied modulo p.
private struct Number: Equatable {
  /// The least significant first.
  var words: SIMD4<UInt64>
  static let zero = Number(0, 0, 0, 0)
  static let one = Number(1, 0, 0, 0)
  /// 2²⁵⁶ − p.
  static let rest: UInt64 = 0x1_0000_03d1
  static let modulus = Number(
    0xffff_fffe_ffff_fc2f, 0xffff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff)

  init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) { words = SIMD4(a, b, c, d) }

  init?(_ bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self = .zero
    for (index, byte) in bytes.enumerated() {
      words[3 - index / 8] = words[3 - index / 8] << 8 | UInt64(byte)
    }
  }

  var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: words[3 - $0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  static func < (left: Number, right: Number) -> Bool { left.subtracting(right).borrow }

  private func adding(_ other: Number) -> (sum: Number, carry: Bool) {
    var sum = self
    var carry: UInt64 = 0
    for index in 0..<4 {
      let (first, over) = words[index].addingReportingOverflow(other.words[index])
      let (second, again) = first.addingReportingOverflow(carry)
      sum.words[index] = second
      carry = over || again ? 1 : 0
    }
    return (sum, carry == 1)
  }

  private func subtracting(_ other: Number) -> (difference: Number, borrow: Bool) {
    var difference = self
    var borrow: UInt64 = 0
    for index in 0..<4 {
      let (first, under) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, again) = first.subtractingReportingOverflow(borrow)
      difference.words[index] = second
      borrow = under || again ? 1 : 0
    }
    return (difference, borrow == 1)
  }

  /// Below p.
  private var reduced: Number {
    let (less, borrow) = subtracting(.modulus)
    return borrow ? self : less
  }

  static func + (left: Number, right: Number) -> Number {
    let (sum, carry) = left.adding(right)
    return carry ? sum.adding(Number(rest, 0, 0, 0)).sum.reduced : sum.reduced
  }

  static func - (left: Number, right: Number) -> Number {
    let (difference, borrow) = left.subtracting(right)
    return borrow ? difference.adding(modulus).sum : difference
  }

  func times(_ small: Int) -> Number { (1..<small).reduce(self) { sum, _ in sum + self } }

  static func * (left: Number, right: Number) -> Number {
    var product = [UInt64](repeating: 0, count: 8)
    for i in 0..<4 {
      var carry: UInt64 = 0
      for j in 0..<4 {
        (carry, product[i + j]) = multiplied(left.words[i], right.words[j], product[i + j], carry)
      }
      product[i + 4] = carry
    }
    // What stands above 2²⁵⁶ counts as often as `rest`: twice, as that may go over once more.
    var low = Number(product[0], product[1], product[2], product[3])
    var above: UInt64 = 0
    for index in 0..<4 {
      (above, low.words[index]) = multiplied(product[index + 4], rest, low.words[index], above)
    }
    let (high, first) = multiplied(above, rest, 0, 0)
    return low.reduced + Number(first, high, 0, 0)
  }

  /// a · b + c + d, which two words hold.
  private static func multiplied(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64
  ) -> (high: UInt64, low: UInt64) {
    var (high, low) = a.multipliedFullWidth(by: b)
    for term in [c, d] {
      let (sum, over) = low.addingReportingOverflow(term)
      low = sum
      if over { high += 1 }
    }
    return (high, low)
  }

  /// By Fermat: the power of p − 2.
  var inverse: Number {
    let exponent = Number.modulus.subtracting(Number(2, 0, 0, 0)).difference
    var power = Number.one
    for byte in exponent.bytes {
      for bit in stride(from: 7, through: 0, by: -1) {
        power = power * power
        if byte >> bit & 1 == 1 { power = power * self }
      }
    }
    return power
  }
}
