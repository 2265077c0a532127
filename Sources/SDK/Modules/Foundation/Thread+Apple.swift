// Foundation: the declarations of Thread that only Apple's platforms have.

extension Thread {
  convenience init(target: Any, selector: Selector, object argument: Any?)
  class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?)
}
