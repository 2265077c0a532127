// swift-case-paths (github.com/pointfreeco/swift-case-paths): what is thrown where a value is of another case.

struct _NoSuchCase: Error {}
