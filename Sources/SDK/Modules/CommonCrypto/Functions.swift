// CommonCrypto: the declarations of Functions. What a digest is written to is the array that is handed over with `&`.
// Declared as the framework's interface has it, with code of our own.

@discardableResult func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_MD5(data?._bytes ?? [], len, &md) }

@discardableResult func CC_MD5(_ data: [UInt8], _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{
  md.replaceSubrange(0..<16, with: _Digests._md5(data.prefix(Int(len))))
  return nil
}

@discardableResult func CC_MD5(_ data: String, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_MD5(Array(data.utf8), len, &md) }

@discardableResult func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_SHA1(data?._bytes ?? [], len, &md) }

@discardableResult func CC_SHA1(_ data: [UInt8], _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{
  md.replaceSubrange(0..<20, with: _Digests._sha1(data.prefix(Int(len))))
  return nil
}

@discardableResult func CC_SHA1(_ data: String, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_SHA1(Array(data.utf8), len, &md) }

@discardableResult func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_SHA256(data?._bytes ?? [], len, &md) }

@discardableResult func CC_SHA256(_ data: [UInt8], _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{
  md.replaceSubrange(0..<32, with: _Digests._sha256(data.prefix(Int(len))))
  return nil
}

@discardableResult func CC_SHA256(_ data: String, _ len: CC_LONG, _ md: inout [UInt8])
  -> UnsafeMutablePointer<UInt8>?
{ CC_SHA256(Array(data.utf8), len, &md) }
