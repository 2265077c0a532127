// Dispatch: the declarations of Constants that only Apple's platforms have.

let NSEC_PER_SEC: UInt64
let NSEC_PER_MSEC: UInt64
let NSEC_PER_USEC: UInt64
let USEC_PER_SEC: UInt64
let MSEC_PER_SEC: UInt64
