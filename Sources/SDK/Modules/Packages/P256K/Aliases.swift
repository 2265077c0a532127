// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): what it sees and calls otherwise.

@_exported import Foundation

typealias secp256k1 = P256K
typealias secp256k1Error = P256KError
