// AudioToolbox: the declarations of Constants.
// Declared as the framework's interface has it, with code of our own.

let kSystemSoundID_Vibrate: SystemSoundID = 4095
