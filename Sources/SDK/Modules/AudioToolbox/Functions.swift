// AudioToolbox: the declarations of Functions. Nothing is heard or felt.
// Declared as the framework's interface has it, with code of our own.

func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}

func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}

@discardableResult func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }

@discardableResult func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
