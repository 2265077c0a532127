// swift-format-ignore-file

// MARK: leading and trailing zeros depend on the width
// swiftc: 60 4 12 3 32 0
func probe() -> String {
  let flag = 8
  return "\(flag.leadingZeroBitCount) \(UInt8(8).leadingZeroBitCount) \(Int16(8).leadingZeroBitCount) "
    + "\(UInt8(8).trailingZeroBitCount) \(UInt32(0).trailingZeroBitCount) \(Int8(-1).leadingZeroBitCount)"
}

// MARK: counting set bits of negatives follows the width
// swiftc: 8 32 64 3
func probe() -> String {
  "\(Int8(-1).nonzeroBitCount) \(Int32(-1).nonzeroBitCount) \((-1).nonzeroBitCount) \(UInt16(0b1011).nonzeroBitCount)"
}

// MARK: complement of an unsigned value stays unsigned
// swiftc: 240 65280 -16 -1 240
func probe() -> String {
  let mask: UInt8 = 0b0000_1111
  let wide: UInt16 = 0x00FF
  return "\(~mask) \(~wide) \(~Int8(15)) \(~0) \(UInt8(~mask) & 0xF0)"
}

// MARK: smart shifts beyond the width give zero or the sign
// swiftc: 2 0 0 -16 -1 64 0
func probe() -> String {
  let byte: UInt8 = 0b1000_0001
  let deep: Int8 = -128
  return "\(byte << 1) \(byte << 8) \(byte >> 9) \(deep >> 3) \(deep >> 20) \(byte << -1) \(deep >> -1)"
}

// MARK: masking shifts wrap the shift amount
// swiftc: 6 3 6 1 2 -2147483648
func probe() -> String {
  let byte: UInt8 = 0b0000_0011
  let wide: Int32 = 1
  return "\(byte &<< 1) \(byte &<< 8) \(byte &<< 9) \(byte &>> 9) \(wide &<< 33) \(wide &<< 31)"
}

// MARK: byte swapping and endianness
// swiftc: 36895 901f 16909060 7 true
func probe() -> String {
  let port: UInt16 = 0x1F90
  let swapped = port.byteSwapped
  let host = UInt32(bigEndian: UInt32(0x01020304).bigEndian)
  return "\(swapped) \(String(swapped, radix: 16)) \(host) \(UInt8(7).byteSwapped) \(UInt16(1).bigEndian == 256)"
}

// MARK: packing a colour into one word
// swiftc: Paint(red: 18, green: 128, blue: 160) 1212576 1280A0
struct Paint {
  var red, green, blue: UInt8
  var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  init(packed: UInt32) {
    red = UInt8(truncatingIfNeeded: packed >> 16)
    green = UInt8(truncatingIfNeeded: packed >> 8)
    blue = UInt8(packed & 0xFF)
  }
}
func probe() -> String {
  let teal = Paint(packed: 0x1280A0)
  return "\(teal) \(teal.packed) \(String(teal.packed, radix: 16, uppercase: true))"
}

// MARK: radix printing of negatives keeps the minus sign
// swiftc: ff -ff FF -1010 -10000000 z 3w5e11264sgsf
func probe() -> String {
  [String(255, radix: 16), String(-255, radix: 16), String(255, radix: 16, uppercase: true), String(-10, radix: 2),
   String(Int8.min, radix: 2), String(35, radix: 36), String(UInt64.max, radix: 36)].joined(separator: " ")
}

// MARK: radix parsing accepts a sign but no prefix
// swiftc: 255 255 -127 26 nil nil nil nil nil
func probe() -> String {
  let inputs = ["ff", "FF", "-7f", "+1a", "0xff", "g1", "", " ff", "-"]
  return inputs.map { Int($0, radix: 16).map(String.init) ?? "nil" }.joined(separator: " ")
}

// MARK: parsing respects the width
// swiftc: 127 nil -128 nil 5 0 7 nil nil nil
func probe() -> String {
  let inputs = ["127", "128", "-128", "-129", "+5", "-0", "007", "1_000", "1e3", "12.0"]
  return inputs.map { Int8($0).map { "\($0)" } ?? "nil" }.joined(separator: " ")
}

// MARK: unsigned parsing refuses a minus unless it is zero
// swiftc: 0,0,nil,9,255,nil,nil
func probe() -> String {
  let inputs = ["0", "-0", "-1", "+9", "255", "256", "٣"]
  return inputs.map { text in UInt8(text).map { String($0) } ?? "nil" }.joined(separator: ",")
}

// MARK: clamping conversions stop at the bounds
// swiftc: [0, 12, 255, 255] [-40, 12, 300, 32767] 127 0 true
func probe() -> String {
  let readings = [-40, 12, 300, 70_000]
  let bytes = readings.map { UInt8(clamping: $0) }
  let shorts = readings.map { Int16(clamping: $0) }
  return "\(bytes) \(shorts) \(Int8(clamping: UInt64.max)) \(UInt(clamping: -1)) \(Int(clamping: UInt64.max) == .max)"
}

// MARK: truncating conversions keep the low bits
// swiftc: [255, 0, 255, 127, 255] [-1, 0, -1, 127, -1] 4294967294 -1
func probe() -> String {
  let readings = [-1, 256, 511, -129, 65_535]
  let bytes = readings.map { UInt8(truncatingIfNeeded: $0) }
  let signed = readings.map { Int8(truncatingIfNeeded: $0) }
  return "\(bytes) \(signed) \(UInt32(truncatingIfNeeded: -2)) \(Int(truncatingIfNeeded: UInt64.max))"
}

// MARK: exact conversions answer nil when the value does not fit
// swiftc: Optional(127) nil nil Optional(2) nil true
func probe() -> String {
  let whole = Int8(exactly: 127)
  let large = Int8(exactly: 128)
  let fraction = Int(exactly: 2.5)
  let even = Int(exactly: 2.0)
  let precise = Float(exactly: 16_777_217)
  return "\(whole as Any) \(large as Any) \(fraction as Any) \(even as Any) \(precise as Any) \(UInt(exactly: -1) == nil)"
}

// MARK: bit patterns convert between signed and unsigned
// swiftc: 254 -56 2147483648 1069547520 42.0
func probe() -> String {
  let raw = UInt8(bitPattern: -2)
  let back = Int8(bitPattern: 200)
  let float = Float(1.5).bitPattern
  return "\(raw) \(back) \(UInt32(bitPattern: Int32.min)) \(float) \(Double(bitPattern: 0x4045_0000_0000_0000))"
}

// MARK: literals of other bases and separators
// swiftc: 493 165 48879 1250000 16.0 1.0 10.5
func probe() -> String {
  let permissions: UInt16 = 0o755
  let mask: UInt8 = 0b1010_0101
  let salary = 1_250_000
  return "\(permissions) \(mask) \(0xBEEF) \(salary) \(0x1p4) \(0x0.8p1) \(1_0.5_0)"
}

// MARK: swap case of letters with bit operations
// swiftc: kETTLE 107 Array<UInt8>
func probe() -> String {
  let shout = "Kettle".utf8.map { $0 ^ 0x20 }
  let text = String(decoding: shout, as: UTF8.self)
  return "\(text) \(shout.first!) \(type(of: shout))"
}

// MARK: a checksum over bytes wraps in sixteen bits
// swiftc: 51440 15527 94f5
func fletcher(_ text: String) -> UInt16 {
  var low: UInt16 = 0, high: UInt16 = 0
  for byte in text.utf8 {
    low = (low + UInt16(byte)) % 255
    high = (high + low) % 255
  }
  return high << 8 | low
}
func probe() -> String { "\(fletcher("abcde")) \(fletcher("tide")) \(String(fletcher("harbour"), radix: 16))" }

// MARK: a rolling hash multiplies with wrap around
// swiftc: 2166136261 3826002220 1808495106 325e96ec
func fnv(_ text: String) -> UInt32 {
  text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}
func probe() -> String { "\(fnv("")) \(fnv("a")) \(fnv("kettle")) \(String(fnv("orders"), radix: 16))" }

// MARK: words of a wide integer
// swiftc: 1 true [200] Array<UInt> 1
func probe() -> String {
  let words = Array((-1).words)
  let small = Array(UInt8(200).words)
  return "\(words.count) \(words[0] == UInt.max) \(small) \(type(of: small)) \(UInt64(5).words.count)"
}

// MARK: power of two helpers over any width
// swiftc: true false 11111101 00000101 1111111111111110
extension FixedWidthInteger {
  var isPowerOfTwo: Bool { self > 0 && self & (self - 1) == 0 }
  var bits: String {
    let digits = String(Magnitude(truncatingIfNeeded: self), radix: 2)
    return String(repeating: "0", count: Self.bitWidth - digits.count) + digits
  }
}
func probe() -> String {
  "\(UInt8(64).isPowerOfTwo) \(Int16(12).isPowerOfTwo) \(Int8(-3).bits) \(UInt8(5).bits) \(Int16(-2).bits)"
}

// MARK: zero padded hexadecimal of each byte
// swiftc: 00:0a:ff:08 true [0, 10, 255, 8]
func probe() -> String {
  let address: [UInt8] = [0, 10, 255, 8]
  let hex = address.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
  let parsed = hex.compactMap { UInt8($0, radix: 16) }
  return "\(hex.joined(separator: ":")) \(parsed == address) \(parsed)"
}

// MARK: description and interpolation of integers agree
// swiftc: 7/7/7/7/7 2
func probe() -> String {
  let count: UInt8 = 7
  return [count.description, "\(count)", String(count), String(describing: count), String(reflecting: count)]
    .joined(separator: "/") + " \(Int("42")!.description.count)"
}
