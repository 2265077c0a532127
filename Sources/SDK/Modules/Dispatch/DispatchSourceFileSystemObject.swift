// Dispatch: the declarations of DispatchSourceFileSystemObject.
// Declared as the toolchain's interface has it, with code of our own.

protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}
