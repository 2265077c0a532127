/// Core Image, Core Graphics and Image I/O: pictures that code loads and draws, a code to scan among them. What is in
/// them nobody hears; that they are there decides what is shown.
extension Machine {
  static let drawnPictures: Set<String> = [
    "CIFilter", "CIImage", "CIContext", "CGContext", "CGImage", "CGImageSource", "CGImageDestination",
    "CGDataProvider", "CGColorSpace", "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext",
    "ImageRenderer",
  ]

  func drawnPictureMethod(_ record: RecordValue, _ call: LibraryCall) -> Value {
    switch (record.type, call.name) {
    case ("CIContext", "createCGImage"), ("CGContext", "makeImage"): .record("CGImage", [:])
    case ("CIFilter", "value"): string(call["forKey"]) == "outputImage" ? .record("CIImage", [:]) : .none
    case ("UIGraphicsImageRenderer", "image"): .record("UIImage", [:])
    // Transformed, cropped and blurred it is a picture still.
    case ("CIImage", _), ("CGImage", _): .record(record)
    default: .void
    }
  }

  func drawnPictureProperty(_ name: String, _ record: RecordValue) -> Value {
    switch (record.type, name) {
    case ("CIFilter", "outputImage"), ("ImageRenderer", "ciImage"): .record("CIImage", [:])
    case ("ImageRenderer", "uiImage"), ("ImageRenderer", "nsImage"): .record("UIImage", [:])
    case ("ImageRenderer", "cgImage"): .record("CGImage", [:])
    case ("CIImage", "extent"): Library.rect(0, 0, 0, 0)
    case ("UIGraphicsImageRendererContext", "cgContext"): .record("CGContext", [:])
    case ("CGImage", _), ("CGContext", _): pixels(name)
    default: .none
    }
  }

  /// What a picture of a hundred pixels square has, whatever is on it.
  private func pixels(_ name: String) -> Value {
    switch name {
    case "width", "height": .int(100)
    case "bitsPerComponent": .int(8)
    case "bitsPerPixel": .int(32)
    case "bytesPerRow": .int(400)
    case "colorSpace": .record("CGColorSpace", [:])
    case "bitmapInfo", "alphaInfo": .record("CGBitmapInfo", ["rawValue": .int(0)])
    default: .none
    }
  }

  /// `CGImageSourceCreateImageAtIndex(source, 0, nil)` and the other functions of these frameworks.
  func drawingFunction(_ call: LibraryCall) -> Value? {
    guard let made = Machine.drawingFunctions[call.name] else { return nil }
    if call.unknown != nil { return unknownResult(of: call) }
    switch made {
    case "": return .void
    case "Int": return .int(1)
    default: return .record(made, [:])
    }
  }

  /// What each of them gives; nothing where it only changes what is drawn on.
  static let drawingFunctions: [String: String] = [
    "CGImageSourceCreateWithURL": "CGImageSource", "CGImageSourceCreateWithData": "CGImageSource",
    "CGImageSourceCreateImageAtIndex": "CGImage", "CGImageSourceCreateThumbnailAtIndex": "CGImage",
    "CGImageSourceGetCount": "Int", "CGColorSpaceCreateDeviceRGB": "CGColorSpace",
    "CGColorSpaceCreateDeviceGray": "CGColorSpace", "UIGraphicsGetCurrentContext": "CGContext",
    "UIGraphicsGetImageFromCurrentImageContext": "UIImage", "UIGraphicsBeginImageContext": "",
    "UIGraphicsBeginImageContextWithOptions": "", "UIGraphicsEndImageContext": "",
    "UIGraphicsPushContext": "", "UIGraphicsPopContext": "", "UIRectFill": "",
  ]
}
