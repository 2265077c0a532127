// AVFoundation: the declarations of Constants.
// Declared as the framework's interface has it, with code of our own.

let AVSpeechUtteranceMinimumSpeechRate: Float = 0
let AVSpeechUtteranceMaximumSpeechRate: Float = 1
let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
