// Foundation: the declarations of NSSortDescriptor that only Apple's platforms have.

extension NSSortDescriptor {
  var key: String? { get }
  convenience init(key: String?, ascending: Bool)
  convenience init(key: String?, ascending: Bool, selector: Selector?)
  convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator)
  convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
  convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject
}
