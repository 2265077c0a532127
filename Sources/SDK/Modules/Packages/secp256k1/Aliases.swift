// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): its module's earlier name.

@_exported import P256K
