// Dispatch: the declarations of DispatchSourceProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DispatchSourceProtocol {
  var handle: UInt { get }
  var mask: UInt { get }
  var data: UInt { get }
  var isCancelled: Bool { get }
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setCancelHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setRegistrationHandler(handler: DispatchWorkItem)
  func cancel()
  func resume()
  func suspend()
}

extension DispatchSourceProtocol {
  func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  func activate()
}
