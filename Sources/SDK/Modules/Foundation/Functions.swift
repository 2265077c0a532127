// Foundation: the declarations of Functions.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

func pow(_ x: Decimal, _ y: Int) -> Decimal
func acos(_ x: CGFloat) -> CGFloat
func cos(_ x: CGFloat) -> CGFloat
func sin(_ x: CGFloat) -> CGFloat
func asin(_ x: CGFloat) -> CGFloat
func atan(_ x: CGFloat) -> CGFloat
func tan(_ x: CGFloat) -> CGFloat
func acosh(_ x: CGFloat) -> CGFloat
func asinh(_ x: CGFloat) -> CGFloat
func atanh(_ x: CGFloat) -> CGFloat
func cosh(_ x: CGFloat) -> CGFloat
func sinh(_ x: CGFloat) -> CGFloat
func tanh(_ x: CGFloat) -> CGFloat
func exp(_ x: CGFloat) -> CGFloat
func exp2(_ x: CGFloat) -> CGFloat
func expm1(_ x: CGFloat) -> CGFloat
func log(_ x: CGFloat) -> CGFloat
func log10(_ x: CGFloat) -> CGFloat
func log2(_ x: CGFloat) -> CGFloat
func log1p(_ x: CGFloat) -> CGFloat
func logb(_ x: CGFloat) -> CGFloat
func cbrt(_ x: CGFloat) -> CGFloat
func erf(_ x: CGFloat) -> CGFloat
func erfc(_ x: CGFloat) -> CGFloat
func tgamma(_ x: CGFloat) -> CGFloat
func nearbyint(_ x: CGFloat) -> CGFloat
func rint(_ x: CGFloat) -> CGFloat
func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func copysign(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func nextafter(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func fdim(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func fmax(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func fmin(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
func modf(_ x: CGFloat) -> (CGFloat, CGFloat) {
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}
func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
func frexp(_ x: CGFloat) -> (CGFloat, Int) {
  if x.isZero || !x.isFinite { return (x, 0) }
  let part = x.significand / 2
  return (x < 0 ? -part : part, Int(x.exponent) + 1)
}
func ilogb(_ x: CGFloat) -> Int
func scalbn(_ x: CGFloat, _ n: Int) -> CGFloat
func lgamma(_ x: CGFloat) -> (CGFloat, Int)
func remquo(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, Int)
func nan(_ tag: String) -> CGFloat
func j0(_ x: CGFloat) -> CGFloat
func j1(_ x: CGFloat) -> CGFloat
func jn(_ n: Int, _ x: CGFloat) -> CGFloat
func y0(_ x: CGFloat) -> CGFloat
func y1(_ x: CGFloat) -> CGFloat
func yn(_ n: Int, _ x: CGFloat) -> CGFloat
func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint
func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize
func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect
func NSMaxX(_ aRect: NSRect) -> CGFloat
func NSMaxY(_ aRect: NSRect) -> CGFloat
func NSMidX(_ aRect: NSRect) -> CGFloat
func NSMidY(_ aRect: NSRect) -> CGFloat
func NSMinX(_ aRect: NSRect) -> CGFloat
func NSMinY(_ aRect: NSRect) -> CGFloat
func NSWidth(_ aRect: NSRect) -> CGFloat
func NSHeight(_ aRect: NSRect) -> CGFloat
func NSRectFromCGRect(_ cgrect: CGRect) -> NSRect
func NSRectToCGRect(_ nsrect: NSRect) -> CGRect
func NSPointFromCGPoint(_ cgpoint: CGPoint) -> NSPoint
func NSPointToCGPoint(_ nspoint: NSPoint) -> CGPoint
func NSSizeFromCGSize(_ cgsize: CGSize) -> NSSize
func NSSizeToCGSize(_ nssize: NSSize) -> CGSize
func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
func NSIsEmptyRect(_ aRect: NSRect) -> Bool
func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
func NSIntegralRect(_ aRect: NSRect) -> NSRect
func NSIntegralRectWithOptions(_ aRect: NSRect, _ opts: AlignmentOptions) -> NSRect
func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
func NSMouseInRect(_ aPoint: NSPoint, _ aRect: NSRect, _ flipped: Bool) -> Bool
func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
func NSStringFromPoint(_ aPoint: NSPoint) -> String
func NSStringFromSize(_ aSize: NSSize) -> String
func NSStringFromRect(_ aRect: NSRect) -> String
func NSPointFromString(_ aString: String) -> NSPoint
func NSSizeFromString(_ aString: String) -> NSSize
func NSRectFromString(_ aString: String) -> NSRect
func NSLog(_ format: String, _ args: any CVarArg...)
func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let parts = name.split(separator: ".")
  if parts.count != 2 || name.contains("<") { return _mangledName(aClass) }
  // What is written in Objective-C is of no module.
  let others: Set<Substring> = [
    "Foundation", "UIKit", "QuartzCore", "CoreData", "CoreLocation", "AVFoundation", "AVKit", "MapKit",
    "MessageUI", "PDFKit", "Photos", "PhotosUI", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
    "UserNotifications", "WebKit",
  ]
  return others.contains(parts[0]) ? String(parts[1]) : name
}
func _mangledName(_ aClass: AnyClass) -> String
func NSClassFromString(_ aClassName: String) -> AnyClass?
func NSTemporaryDirectory() -> String { _Files.home + "/tmp/" }
func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  let folders: [FileManager.SearchPathDirectory: String] = [
    .applicationDirectory: "Applications", .libraryDirectory: "Library", .userDirectory: "Users",
    .documentationDirectory: "Library/Documentation", .documentDirectory: "Documents",
    .desktopDirectory: "Desktop", .cachesDirectory: "Library/Caches",
    .applicationSupportDirectory: "Library/Application Support", .downloadsDirectory: "Downloads",
    .moviesDirectory: "Movies", .musicDirectory: "Music", .picturesDirectory: "Pictures",
    .sharedPublicDirectory: "Public", .autosavedInformationDirectory: "Library/Autosave Information",
  ]
  guard domainMask.contains(.userDomainMask), let folder = folders[directory] else { return [] }
  return [(expandTilde ? _Files.home : "~") + "/" + folder]
}
func NSHomeDirectory() -> String { _Files.home }
func NSHomeDirectoryForUser(_ user: String?) -> String?
func NSUserName() -> String
func NSFullUserName() -> String
func NSPageSize() -> Int
func NSRoundUpToMultipleOfPageSize(_ size: Int) -> Int
func NSRoundDownToMultipleOfPageSize(_ size: Int) -> Int
func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
func NSMaxRange(_ range: NSRange) -> Int
func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
func NSStringFromRange(_ range: NSRange) -> String
func NSRangeFromString(_ aString: String) -> NSRange
func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
) { result = number.rounded(scale: scale, roundingMode) }
@discardableResult func NSDecimalAdd(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> Decimal.CalculationError {
  result = lhs + rhs
  return .noError
}
@discardableResult func NSDecimalSubtract(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> Decimal.CalculationError {
  result = lhs - rhs
  return .noError
}
@discardableResult func NSDecimalMultiply(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> Decimal.CalculationError {
  result = lhs * rhs
  return .noError
}
@discardableResult func NSDecimalDivide(
  _ result: inout Decimal, _ lhs: inout Decimal, _ rhs: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> Decimal.CalculationError {
  if rhs.isZero { return .divideByZero }
  result = lhs / rhs
  return .noError
}
@discardableResult func NSDecimalPower(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int, _ mode: NSDecimalNumber.RoundingMode
) -> Decimal.CalculationError {
  result = pow(number, power)
  return .noError
}
func NSDecimalCompare(_ lhs: inout Decimal, _ rhs: inout Decimal) -> ComparisonResult {
  lhs == rhs ? .orderedSame : lhs < rhs ? .orderedAscending : .orderedDescending
}
func NSDecimalIsNotANumber(_ dcm: inout Decimal) -> Bool { dcm.isNaN }
func NSDecimalString(_ dcm: inout Decimal, _ locale: Any?) -> String { dcm.description }
func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee._isLocked = true }
func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee._isLocked = false }
func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  if lock.pointee._isLocked { return false }
  lock.pointee._isLocked = true
  return true
}
func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
