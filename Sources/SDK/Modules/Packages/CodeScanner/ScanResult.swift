// CodeScanner (github.com/twostraws/CodeScanner): the declarations of ScanResult, as its documentation has them.

struct ScanResult {
  let string: String
  let type: AVMetadataObject.ObjectType
  let image: UIImage?
  let corners: [CGPoint]
}
