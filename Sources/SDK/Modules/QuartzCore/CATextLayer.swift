// QuartzCore: the declarations of CATextLayer.

class CATextLayer: CALayer {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor.white
  var isWrapped: Bool = false
  var truncationMode: CATextLayerTruncationMode = .none
  var alignmentMode: CATextLayerAlignmentMode = .natural
}
