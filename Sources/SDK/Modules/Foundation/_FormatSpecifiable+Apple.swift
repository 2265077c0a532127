// Foundation: the declarations of _FormatSpecifiable that only Apple's platforms have.

protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: Self._Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  typealias _Arg = Int64
  var _arg: Int64 { get }
  var _specifier: String { get }
}

extension Int8: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { get }
  var _specifier: String { get }
}

extension Int16: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { get }
  var _specifier: String { get }
}

extension Int32: _FormatSpecifiable {
  typealias _Arg = Int32
  var _arg: Int32 { get }
  var _specifier: String { get }
}

extension Int64: _FormatSpecifiable {
  typealias _Arg = Int64
  var _arg: Int64 { get }
  var _specifier: String { get }
}

extension UInt: _FormatSpecifiable {
  typealias _Arg = UInt64
  var _arg: UInt64 { get }
  var _specifier: String { get }
}

extension UInt8: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { get }
  var _specifier: String { get }
}

extension UInt16: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { get }
  var _specifier: String { get }
}

extension UInt32: _FormatSpecifiable {
  typealias _Arg = UInt32
  var _arg: UInt32 { get }
  var _specifier: String { get }
}

extension UInt64: _FormatSpecifiable {
  typealias _Arg = UInt64
  var _arg: UInt64 { get }
  var _specifier: String { get }
}

extension Float: _FormatSpecifiable {
  typealias _Arg = Float
  var _arg: Float { get }
  var _specifier: String { get }
}

extension Double: _FormatSpecifiable {
  typealias _Arg = Double
  var _arg: Double { get }
  var _specifier: String { get }
}

extension CGFloat: _FormatSpecifiable {
  typealias _Arg = CGFloat
  var _arg: CGFloat { get }
  var _specifier: String { get }
}
