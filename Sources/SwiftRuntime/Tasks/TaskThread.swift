#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread for tasks, which nobody joins.
///
/// Foundation's `Thread` says nothing where the system has none to give, and who waits for the task would wait for ever.
enum TaskThread {
  /// - Parameter stack: bytes that the thread has for calls; what is not used takes no memory.
  /// - Returns: whether there is one.
  static func start(stack: Int, _ body: @escaping () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stack) == 0,
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let held = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { TaskThread.run($0) }, held.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes, { argument in argument.flatMap { TaskThread.run($0) } }, held.toOpaque())
    #endif
    if status != 0 { held.release() }
    return status == 0
  }

  private final class Body {
    let run: () -> Void

    init(run: @escaping () -> Void) { self.run = run }
  }

  private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}
