// Foundation: the declarations of NSObject that only Apple's platforms have.

extension NSObject {
  func value(forKey key: String) -> Any? { _KeyValues.property(key, of: self) }
  func setValue(_ value: Any?, forKey key: String)
  func value(forKeyPath keyPath: String) -> Any? { _KeyValues.value(at: keyPath, of: self) }
  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
  /// What a comparison of a predicate takes the object for.
  var _comparedObject: NSObject { self }
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
  func setNilValueForKey(_ key: String)
  func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
  func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var table: [String: Any] = [:]
    for key in keys { table[key] = value(forKey: key) ?? NSNull() }
    return table
  }
  func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?)
  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {}
  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
  class func automaticallyNotifiesObservers(forKey key: String) -> Bool
  class func responds(to aSelector: Selector!) -> Bool
  class func instancesRespond(to aSelector: Selector!) -> Bool
  class func initialize()
  class func load()
  func responds(to aSelector: Selector!) -> Bool
  @discardableResult func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
  @discardableResult func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
  @discardableResult func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<
      AnyObject
    >!
  func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode])
  func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
  func performSelector(inBackground aSelector: Selector, with arg: Any?)
  class func cancelPreviousPerformRequests(withTarget aTarget: Any)
  class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  func awakeAfter(using coder: NSCoder) -> Any?
}

extension NSObject: _KeyValueCodingAndObserving {}
