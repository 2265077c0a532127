// CoreMedia: its constants.
// Declared as the framework's interface has it, with code of our own.

let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579
let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520
let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276
let kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176
let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
let kCMVideoCodecType_AppleProRes4444XQ: CMVideoCodecType = 0x6170_3478
let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
let kCMMediaType_Video: CMMediaType = 0x7669_6465
let kCMMediaType_Audio: CMMediaType = 0x736F_756E
let kCMMediaType_Text: CMMediaType = 0x7465_7874
