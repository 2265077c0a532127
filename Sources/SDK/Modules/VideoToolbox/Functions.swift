// VideoToolbox: its functions. Every iPhone decodes H.264 and HEVC; what else it does hangs on which it is.
// Declared as the framework's interface has it, with code of our own.

func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool {
  codecType == kCMVideoCodecType_H264 || codecType == kCMVideoCodecType_HEVC || _decodes(codecType)
}
func _decodes(_ codecType: CMVideoCodecType) -> Bool

func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {}
