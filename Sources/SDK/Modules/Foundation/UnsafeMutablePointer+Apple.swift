// Foundation: the declarations of UnsafeMutablePointer that only Apple's platforms have.

struct UnsafeMutablePointer<Pointee> {
  var pointee: Pointee { get nonmutating set }
}

typealias NSRangePointer = UnsafeMutablePointer<NSRange>
