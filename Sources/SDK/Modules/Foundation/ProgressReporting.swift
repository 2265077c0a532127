// Foundation: the declarations of ProgressReporting.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ProgressReporting: NSObjectProtocol {
  var progress: Progress { get }
}
