// CommonCrypto: the declarations of Constants.
// Declared as the framework's interface has it, with code of our own.

let CC_MD5_DIGEST_LENGTH: Int32 = 16
let CC_SHA1_DIGEST_LENGTH: Int32 = 20
let CC_SHA224_DIGEST_LENGTH: Int32 = 28
let CC_SHA256_DIGEST_LENGTH: Int32 = 32
let CC_SHA384_DIGEST_LENGTH: Int32 = 48
let CC_SHA512_DIGEST_LENGTH: Int32 = 64
