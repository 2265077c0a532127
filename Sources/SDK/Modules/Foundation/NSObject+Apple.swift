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
  func responds(to aSelector: Selector!) -> Bool { _responds(aSelector._name) }
  @discardableResult func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    _perform(aSelector._name, nil, nil)
    return nil
  }
  @discardableResult func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _perform(aSelector._name, object, nil)
    return nil
  }
  @discardableResult func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<
      AnyObject
    >!
  {
    _perform(aSelector._name, object1, object2)
    return nil
  }
  /// Calls the method that Objective-C knows by the name.
  @discardableResult func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Any?
  func _responds(_ name: String) -> Bool
  func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      _ = self._perform(aSelector._name, anArgument, nil)
    }
  }
  func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }
  func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    _perform(aSelector._name, arg, nil)
  }
  func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    _perform(aSelector._name, arg, nil)
  }
  class func cancelPreviousPerformRequests(withTarget aTarget: Any)
  class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  func awakeAfter(using coder: NSCoder) -> Any?
}

extension NSObject: _KeyValueCodingAndObserving {}
