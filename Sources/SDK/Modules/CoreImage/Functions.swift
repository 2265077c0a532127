// CoreImage: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

let kCIInputImageKey = "inputImage"
let kCIInputRadiusKey = "inputRadius"
let kCIInputIntensityKey = "inputIntensity"
let kCIInputScaleKey = "inputScale"
let kCIInputColorKey = "inputColor"
let kCIInputCenterKey = "inputCenter"
