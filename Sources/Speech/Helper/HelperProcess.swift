#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a helper says, and that it has ended.
enum HelperEvent: Sendable {
  case frame(Frame)
  /// The status of `waitpid`; nothing follows.
  case ended(Int32)
}

/// A running helper: a socket to it, and what arrives on it.
///
/// A thread of its own reads the socket, so nothing blocks the threads that Swift's tasks share.
/// That thread alone ends and reaps the process, so its number is never used after it was freed.
struct HelperProcess: Sendable {
  let events: AsyncStream<HelperEvent>
  private let socket: HelperSocket
  private let pid: pid_t

  /// `environment` (`NAME=VALUE`) comes before what the helper gets of ours.
  init(
    path: String, arguments: [String], environment: [String] = []
  ) throws(SpeechError) {
    guard let pair = HelperProcess.socketPair() else {
      throw .helperUnusable("no socket (\(String(cString: strerror(errno))))")
    }
    let (result, pid) = spawnHelper(
      path: path, arguments: arguments, environment: environment, socket: pair.theirs)
    close(pair.theirs)
    guard result == 0 else {
      close(pair.ours)
      throw .helperUnusable("\(path): \(String(cString: strerror(result)))")
    }
    socket = HelperSocket(pair.ours)
    self.pid = pid
    let (stream, continuation) = AsyncStream.makeStream(of: HelperEvent.self)
    events = stream
    HelperReader(socket: socket, pid: pid, continuation: continuation).start()
  }

  /// Whether the frame was taken. The caller keeps what is on the way below the socket's buffer,
  /// so this does not block.
  func send(_ frame: Frame) -> Bool { socket.send(frame.bytes) }

  /// Whether something stopped the helper, so that it does nothing until it is continued.
  var isStopped: Bool {
    var info = siginfo_t()
    // Without WEXITED one that has ended is left to its reader.
    return waitid(P_PID, id_t(pid), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
  }

  /// Ends the helper at once, wherever it is.
  func end() { socket.end() }

  private static func socketPair() -> (ours: Int32, theirs: Int32)? {
    var descriptors: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else { return nil }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var size: Int32 = 256 << 10
    setsockopt(descriptors[0], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    return (descriptors[0], descriptors[1])
  }
}

/// Our end of the socket; closed when nobody uses it any more.
final class HelperSocket: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) -> Bool { sendAll(bytes, to: descriptor) }

  /// The reader sees the end of the stream and ends the process.
  func end() {
    #if canImport(Darwin)
      _ = shutdown(descriptor, SHUT_RDWR)
    #else
      _ = shutdown(descriptor, Int32(SHUT_RDWR))
    #endif
  }
}

/// Sends all of it to a socket; false where the other side is gone. No signal is raised.
package func sendAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { sendAll($0, to: descriptor) }
}

/// Sends all of it to a socket; false where the other side is gone. No signal is raised.
package func sendAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    let flags: Int32 = 0
  #else
    let flags = Int32(MSG_NOSIGNAL)
  #endif
  var offset = 0
  while offset < bytes.count {
    let count = send(
      descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset, flags)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    offset += count
  }
  return true
}

/// Reads a helper's socket on a thread of its own until its end.
private final class HelperReader: Sendable {
  private let socket: HelperSocket
  private let pid: pid_t
  private let continuation: AsyncStream<HelperEvent>.Continuation

  init(
    socket: HelperSocket, pid: pid_t, continuation: AsyncStream<HelperEvent>.Continuation
  ) {
    self.socket = socket
    self.pid = pid
    self.continuation = continuation
  }

  func start() {
    let box = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    if pthread_create(&thread, nil, readHelper, box) == 0 {
      #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
      #else
        pthread_detach(thread)
      #endif
    } else {
      Unmanaged<HelperReader>.fromOpaque(box).release()
      reap()
    }
  }

  func run() {
    while let frame = nextFrame() { continuation.yield(.frame(frame)) }
    reap()
  }

  /// Waits for a frame; nil at the end, or where what comes is none. The payload goes straight to
  /// its place: an hour of speech passes here.
  private func nextFrame() -> Frame? {
    let head = bytes(5)
    var reader = ByteReader(head[...])
    guard let length = reader.uint32().map(Int.init), (1...Frame.lengthLimit).contains(length),
      let kind = reader.uint8().flatMap(Frame.Kind.init)
    else { return nil }
    let payload = bytes(length - 1)
    return payload.count == length - 1 ? Frame(kind, payload) : nil
  }

  /// So many bytes, or fewer at the end.
  private func bytes(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let got = read(
          socket.descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { return }
        initialized += got
      }
    }
  }

  private func reap() {
    // One that ended by itself keeps its own status: it is set before its socket closes.
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    continuation.yield(.ended(status))
    continuation.finish()
  }
}

/// The thread's function: free, because a closure would belong to an actor and trap.
#if canImport(Darwin)
  private func readHelper(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<HelperReader>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#else
  private func readHelper(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<HelperReader>.fromOpaque(box).takeRetainedValue().run() }
    return nil
  }
#endif
