// AVFAudio: what it shows. Its declarations are those that AVFoundation shows too.
// Declared as the framework's interface has it, with code of our own.

@_exported import AVFoundation
