// Foundation: the declarations of Constants that only Apple's platforms have.

let M_E: Double
let M_LOG2E: Double
let M_LOG10E: Double
let M_LN2: Double
let M_LN10: Double
let M_PI: Double
let M_PI_2: Double
let M_PI_4: Double
let M_1_PI: Double
let M_2_PI: Double
let M_SQRT2: Double
let M_SQRT1_2: Double
let DBL_MAX: Double
let DBL_MIN: Double
let DBL_EPSILON: Double
let FLT_MAX: Float
let FLT_MIN: Float
let FLT_EPSILON: Float
let INT_MAX: Int32
let INT_MIN: Int32
let UINT32_MAX: UInt32
let NSFoundationVersionNumber: Double
let NSUbiquitousKeyValueStoreChangeReasonKey: String
let NSUbiquitousKeyValueStoreChangedKeysKey: String
