// Foundation: the declarations of Functions that only Apple's platforms have.

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
}
func malloc(_ size: Int) -> UnsafeMutableRawPointer!
func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer!
func realloc(_ ptr: UnsafeMutableRawPointer!, _ size: Int) -> UnsafeMutableRawPointer!
func free(_ ptr: UnsafeMutableRawPointer!)
@discardableResult func uname(_ name: UnsafeMutablePointer<utsname>!) -> Int32
func rand() -> Int32
func random() -> Int
func sleep(_ seconds: UInt32) -> UInt32
func usleep(_ microseconds: UInt32) -> Int32
func exit(_ status: Int32) -> Never
func abort() -> Never
func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
func NSAllMapTableKeys<KeyType, ObjectType>(_ table: NSMapTable<KeyType, ObjectType>) -> [Any]

typealias CFAbsoluteTime = Double
typealias CFTimeInterval = Double

func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector._name }

// Security, which Foundation exports on Apple's platforms.
// https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)
typealias OSStatus = Int32
final class SecRandomRef {}
let kSecRandomDefault: SecRandomRef? = nil
let errSecSuccess: OSStatus = 0
@discardableResult func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: inout [UInt8])
  -> OSStatus
{
  for place in 0..<count { bytes[place] = UInt8.random(in: 0...255) }
  return errSecSuccess
}
@discardableResult func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: inout [Int8])
  -> OSStatus
{
  for place in 0..<count { bytes[place] = Int8.random(in: -128...127) }
  return errSecSuccess
}
