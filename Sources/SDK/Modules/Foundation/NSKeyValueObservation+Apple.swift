// Foundation: the declarations of NSKeyValueObservation that only Apple's platforms have.

class NSKeyValueObservation: NSObject {
  func invalidate() {}
}
