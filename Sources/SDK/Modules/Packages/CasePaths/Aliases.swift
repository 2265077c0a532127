// swift-case-paths (github.com/pointfreeco/swift-case-paths): what it calls otherwise.

typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>
