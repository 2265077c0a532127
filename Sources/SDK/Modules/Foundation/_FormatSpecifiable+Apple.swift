// Foundation: the declarations of _FormatSpecifiable that only Apple's platforms have.

protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: Self._Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  typealias _Arg = Int64
  var _arg: Int64 { Int64(self) }
  var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { Int32(self) }
  var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { Int32(self) }
  var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { self }
  var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  typealias _Arg = Int64
  var _arg: Int64 { self }
  var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  typealias _Arg = UInt64
  var _arg: UInt64 { UInt64(self) }
  var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { UInt32(self) }
  var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { UInt32(self) }
  var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { self }
  var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  typealias _Arg = UInt64
  var _arg: UInt64 { self }
  var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  typealias _Arg = Float
  var _arg: Float { self }
  var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  typealias _Arg = Double
  var _arg: Double { self }
  var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  typealias _Arg = CGFloat
  var _arg: CGFloat { self }
  var _specifier: String { "%lf" }
}
