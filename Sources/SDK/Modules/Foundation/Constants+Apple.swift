// Foundation: the declarations of Constants that only Apple's platforms have.

let M_E: Double = 2.718281828459045
let M_LOG2E: Double = 1.4426950408889634
let M_LOG10E: Double = 0.4342944819032518
let M_LN2: Double = 0.6931471805599453
let M_LN10: Double = 2.302585092994046
let M_PI: Double = 3.141592653589793
let M_PI_2: Double = 1.5707963267948966
let M_PI_4: Double = 0.7853981633974483
let M_1_PI: Double = 0.3183098861837907
let M_2_PI: Double = 0.6366197723675814
let M_SQRT2: Double = 1.4142135623730951
let M_SQRT1_2: Double = 0.7071067811865476
let DBL_MAX: Double = Double.greatestFiniteMagnitude
let DBL_MIN: Double = Double.leastNormalMagnitude
let DBL_EPSILON: Double = Double.ulpOfOne
let FLT_MAX: Float = Float.greatestFiniteMagnitude
let FLT_MIN: Float = Float.leastNormalMagnitude
let FLT_EPSILON: Float = Float.ulpOfOne
let INT_MAX: Int32 = Int32.max
let INT_MIN: Int32 = Int32.min
let UINT32_MAX: UInt32 = UInt32.max
let M_2_SQRTPI: Double = 1.1283791670955126
let UINT_MAX: UInt32 = UInt32.max
let LONG_MAX: Int = Int.max
let LONG_MIN: Int = Int.min
let ULONG_MAX: UInt = UInt.max
let INT8_MAX: Int32 = 127
let INT8_MIN: Int32 = -128
let INT16_MAX: Int32 = 32767
let INT16_MIN: Int32 = -32768
let INT32_MAX: Int32 = Int32.max
let INT32_MIN: Int32 = Int32.min
let INT64_MAX: Int64 = Int64.max
let INT64_MIN: Int64 = Int64.min
let UINT8_MAX: Int32 = 255
let UINT16_MAX: Int32 = 65535
let UINT64_MAX: UInt64 = UInt64.max
let NSFoundationVersionNumber: Double
let NSUbiquitousKeyValueStoreChangeReasonKey: String
let NSUbiquitousKeyValueStoreChangedKeysKey: String

// https://developer.apple.com/documentation/corefoundation/cfbundle
let kCFBundleInfoDictionaryVersionKey: CFString = "CFBundleInfoDictionaryVersion" as NSString
let kCFBundleExecutableKey: CFString = "CFBundleExecutable" as NSString
let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier" as NSString
let kCFBundleVersionKey: CFString = "CFBundleVersion" as NSString
let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion" as NSString
let kCFBundleNameKey: CFString = "CFBundleName" as NSString
let kCFBundleLocalizationsKey: CFString = "CFBundleLocalizations" as NSString

let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
let noErr: OSStatus = 0
