// Foundation: the object that a dictionary stands for.

extension NSDictionary {
  static func bridging(_ values: [AnyHashable: Any]) -> NSDictionary { NSDictionary(dictionary: values) }
}
