// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of SharedKey, as its documentation has them.

protocol SharedKey<Value>: SharedReaderKey {}
