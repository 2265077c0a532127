// GameController: the declarations of GCPhysicalInputProfile.
// Declared as the framework's interface has it, with code of our own.

class GCPhysicalInputProfile: NSObject {
  weak var device: (any GCDevice)? { get }
}
