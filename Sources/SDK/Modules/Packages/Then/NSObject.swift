// Then: the declarations of NSObject.

extension NSObject: Then {}
