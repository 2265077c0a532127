// UIKit: the declarations of UIImagePickerController.

class UIImagePickerController: UINavigationController {
  enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  enum CameraDevice: Int, Sendable {
    case rear, front
  }
  enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  struct InfoKey: Hashable, RawRepresentable, Sendable {
    static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { true }
  class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
    ["public.image"]
  }
  var sourceType: UIImagePickerController.SourceType = .photoLibrary
  var mediaTypes: [String] = ["public.image"]
  var allowsEditing: Bool = false
  var showsCameraControls: Bool = true
  var cameraDevice: UIImagePickerController.CameraDevice = .rear
  var cameraCaptureMode: UIImagePickerController.CameraCaptureMode = .photo
  var cameraFlashMode: UIImagePickerController.CameraFlashMode = .auto
  var videoQuality: UIImagePickerController.QualityType = .typeMedium
  var videoMaximumDuration: TimeInterval = 600
  class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { true }
  class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { true }
}
