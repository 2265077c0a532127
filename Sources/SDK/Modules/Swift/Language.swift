// Swift's standard library: what its interface leaves to the compiler.
// Written by hand: in the interface one extension, of what the compiler makes of an integer literal, says it for all.

extension Int {
  init(integerLiteral value: Int)
}

extension Int8 {
  init(integerLiteral value: Int8)
}

extension Int16 {
  init(integerLiteral value: Int16)
}

extension Int32 {
  init(integerLiteral value: Int32)
}

extension Int64 {
  init(integerLiteral value: Int64)
}

extension Int128 {
  init(integerLiteral value: Int128)
}

extension UInt {
  init(integerLiteral value: UInt)
}

extension UInt8 {
  init(integerLiteral value: UInt8)
}

extension UInt16 {
  init(integerLiteral value: UInt16)
}

extension UInt32 {
  init(integerLiteral value: UInt32)
}

extension UInt64 {
  init(integerLiteral value: UInt64)
}

extension UInt128 {
  init(integerLiteral value: UInt128)
}

extension StaticBigInt {
  init(integerLiteral value: StaticBigInt)
}
