// VideoToolbox: its functions. Which decoders are in the hardware isn't said.
// Declared as the framework's interface has it, with code of our own.

func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {}
