// CoreImage: a filter that draws a code.

class _CodeFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator {
  var message = Data()
  var correctionLevel = "M"
  var quietSpace: Float = 7
  var barcodeHeight: Float = 32
}
