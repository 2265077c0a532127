// UIKit: the declarations of UIImage.

class UIImage: NSObject, UIAccessibilityIdentification {
  enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }
  /// The name of a picture among the app's assets.
  var _name: String?
  /// The name of a symbol of the system's.
  var _systemName: String?
  var _data: Data?
  var _cgImage: CGImage?
  var _size: CGSize = CGSize.zero
  var _scale: CGFloat = 1
  var _renderingMode: UIImage.RenderingMode = .automatic
  var _orientation: UIImage.Orientation = .up
  var _configuration: UIImage.Configuration?

  override init() { super.init() }
  /// Whether the app has such a picture isn't known: it is taken as being there.
  convenience init?(named name: String) {
    self.init()
    _name = name
  }
  convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init()
    _name = name
  }
  convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init()
    _name = name
    _configuration = configuration
  }
  convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init()
    _name = name
  }
  convenience init?(systemName name: String) {
    self.init()
    _systemName = name
  }
  convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init()
    _systemName = name
    _configuration = configuration
  }
  convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
    _systemName = name
  }
  convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init()
    _systemName = name
    _configuration = configuration
  }
  convenience init?(contentsOfFile path: String) { self.init() }
  convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init()
    _data = data
  }
  convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init()
    _data = data
    _scale = scale
  }
  convenience init(cgImage: CGImage) {
    self.init()
    _cgImage = cgImage
  }
  convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init()
    _cgImage = cgImage
    _scale = scale
    _orientation = orientation
  }
  @_takesUnknown convenience init(ciImage: CIImage) {
    self.init()
    _cgImage = CGImage(_size: ciImage.extent.size)
  }
  @_takesUnknown convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(ciImage: ciImage)
    _scale = scale
    _orientation = orientation
  }
  convenience init(resource: ImageResource) {
    self.init()
    _name = resource.name
  }
  init?(coder: NSCoder) { super.init() }

  var size: CGSize { _size }
  var scale: CGFloat { _scale }
  /// A bitmap is there of all pictures that are made here.
  var cgImage: CGImage? {
    if _cgImage == nil { _cgImage = CGImage(_size: _size == CGSize.zero ? nil : _size) }
    return _cgImage
  }
  var imageOrientation: UIImage.Orientation { _orientation }
  var renderingMode: UIImage.RenderingMode { _renderingMode }
  var configuration: UIImage.Configuration? { _configuration }
  var symbolConfiguration: UIImage.SymbolConfiguration? { _configuration as? UIImage.SymbolConfiguration }
  var isSymbolImage: Bool { _systemName != nil }
  var images: [UIImage]? { nil }
  var duration: TimeInterval { 0 }
  var capInsets: UIEdgeInsets { UIEdgeInsets.zero }
  var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets.zero }
  var hasBaseline: Bool { false }
  var traitCollection: UITraitCollection { UITraitCollection.current }

  // What an image is changed to is still a picture of the same.
  func _changed(_ change: (UIImage) -> Void) -> UIImage {
    let made = UIImage()
    made._said = _said
    made._name = _name
    made._systemName = _systemName
    made._data = _data
    made._cgImage = _cgImage
    made._size = _size
    made._scale = _scale
    made._renderingMode = _renderingMode
    made._orientation = _orientation
    made._configuration = _configuration
    change(made)
    return made
  }
  func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    _changed { $0._renderingMode = renderingMode }
  }
  func withTintColor(_ color: UIColor) -> UIImage { _changed { _ in } }
  func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    _changed { $0._configuration = configuration }
  }
  func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { _changed { _ in } }
  func withHorizontallyFlippedOrientation() -> UIImage { _changed { _ in } }
  func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { _changed { _ in } }
  func imageFlippedForRightToLeftLayoutDirection() -> UIImage { _changed { _ in } }
  func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { _changed { _ in } }
  func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    _changed { _ in }
  }
  func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    _changed { _ in }
  }
  func preparingForDisplay() -> UIImage? { self }
  func preparingThumbnail(of size: CGSize) -> UIImage? { _changed { $0._size = size } }
  func pngData() -> Data? { _data }
  func jpegData(compressionQuality: CGFloat) -> Data? { _data }
  func draw(at point: CGPoint) {}
  func draw(in rect: CGRect) {}
  func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }
  static var add: UIImage { UIImage(_symbol: "plus.circle") }
  static var remove: UIImage { UIImage(_symbol: "minus.circle") }
  static var actions: UIImage { UIImage(_symbol: "ellipsis.circle") }
  static var checkmark: UIImage { UIImage(_symbol: "checkmark") }
  static var strokedCheckmark: UIImage { UIImage(_symbol: "checkmark") }
  convenience init(_symbol name: String) {
    self.init()
    _systemName = name
  }
}
