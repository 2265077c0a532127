// SystemConfiguration: its functions. A phone is taken to be online by Wi-Fi.
// Declared as the framework's interface has it, with code of our own.

/// Swift hands the words of a string to a pointer.
func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}
