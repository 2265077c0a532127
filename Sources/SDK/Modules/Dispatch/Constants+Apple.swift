// Dispatch: the declarations of Constants that only Apple's platforms have.

let NSEC_PER_SEC: UInt64 = 1_000_000_000
let NSEC_PER_MSEC: UInt64 = 1_000_000
let NSEC_PER_USEC: UInt64 = 1000
let USEC_PER_SEC: UInt64 = 1_000_000
let MSEC_PER_SEC: UInt64 = 1000
