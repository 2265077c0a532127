/// Core Image: pictures that code draws, a code to scan among them. What is in them nobody hears; that they are
/// there decides what is shown.
extension Machine {
  static let drawnPictures: Set<String> = ["CIFilter", "CIImage", "CIContext"]

  func drawnPictureMethod(_ record: RecordValue, _ call: LibraryCall) -> Value {
    switch (record.type, call.name) {
    case ("CIContext", "createCGImage"): .record("CGImage", [:])
    case ("CIFilter", "value"): string(call["forKey"]) == "outputImage" ? .record("CIImage", [:]) : .none
    // Transformed, cropped and blurred it is a picture still.
    case ("CIImage", _): .record(record)
    default: .void
    }
  }

  func drawnPictureProperty(_ name: String, _ record: RecordValue) -> Value {
    switch (record.type, name) {
    case ("CIFilter", "outputImage"): .record("CIImage", [:])
    case ("CIImage", "extent"): Library.rect(0, 0, 0, 0)
    default: .none
    }
  }
}
