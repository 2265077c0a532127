#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The loudspeaker, through pcaudiolib: PulseAudio where a server answers, else ALSA.
///
/// The library is looked up when something is to be played, so a machine without it can still
/// write files. espeak-ng's own playback reports success where there is no device, and is not
/// used (speech.md 5).
struct AudioDevice {
  private typealias Create =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> OpaquePointer?
  private typealias Open = @convention(c) (OpaquePointer?, Int32, UInt32, UInt8) -> Int32
  private typealias Write = @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int) -> Int32
  private typealias Act = @convention(c) (OpaquePointer?) -> Int32
  private typealias End = @convention(c) (OpaquePointer?) -> Void
  private typealias Explain = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?

  struct Failure: Error {
    var message: String
  }

  /// `AUDIO_OBJECT_FORMAT_S16LE`.
  private static let signed16: Int32 = 2
  private static let libraries = [
    "libpcaudio.so.0", "libpcaudio.so", "libpcaudio.0.dylib", "libpcaudio.dylib",
  ]

  private let object: OpaquePointer
  private let writeSamples: Write
  private let drainDevice: Act
  private let flushDevice: Act
  private let closeDevice: End

  init(sampleRate: Int) throws(Failure) {
    guard let library = AudioDevice.libraries.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
      throw Failure(message: "libpcaudio is missing; Debian: apt-get install libpcaudio0")
    }
    guard let create = dlsym(library, "create_audio_device_object"),
      let open = dlsym(library, "audio_object_open"),
      let write = dlsym(library, "audio_object_write"),
      let drain = dlsym(library, "audio_object_drain"),
      let flush = dlsym(library, "audio_object_flush"),
      let close = dlsym(library, "audio_object_close"),
      let explain = dlsym(library, "audio_object_strerror")
    else { throw Failure(message: "libpcaudio lacks a function") }
    writeSamples = unsafeBitCast(write, to: Write.self)
    drainDevice = unsafeBitCast(drain, to: Act.self)
    flushDevice = unsafeBitCast(flush, to: Act.self)
    closeDevice = unsafeBitCast(close, to: End.self)
    guard let object = unsafeBitCast(create, to: Create.self)(nil, "earshot", "speech") else {
      throw Failure(message: "no audio system")
    }
    self.object = object
    let result = unsafeBitCast(open, to: Open.self)(
      object, AudioDevice.signed16, UInt32(sampleRate), 1)
    guard result == 0 else {
      let reason = unsafeBitCast(explain, to: Explain.self)(object, result)
      throw Failure(message: reason.map { String(cString: $0) } ?? "error \(result)")
    }
  }

  /// Blocks until the device has room. False where it is gone.
  func write(_ samples: ArraySlice<UInt8>) -> Bool {
    samples.withUnsafeBytes { writeSamples(object, $0.baseAddress, $0.count) } >= 0
  }

  /// Waits until all of it is heard.
  func drain() { _ = drainDevice(object) }

  /// Drops what is not heard yet.
  func flush() { _ = flushDevice(object) }

  func close() { closeDevice(object) }
}
