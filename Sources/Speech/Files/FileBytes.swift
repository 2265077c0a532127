#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all of it; 0, or an error number.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var offset = 0
  while offset < bytes.count {
    let count = write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return count < 0 ? errno : EIO }
    offset += count
  }
  return 0
}

/// Reads from a place in a file until the buffer is full or the file ends; how many bytes that
/// were, or -1.
func readAll(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int) -> Int {
  var got = 0
  while got < buffer.count {
    let count = pread(
      descriptor, buffer.baseAddress?.advanced(by: got), buffer.count - got, off_t(offset + got))
    if count < 0 && errno == EINTR { continue }
    if count < 0 { return -1 }
    if count == 0 { break }
    got += count
  }
  return got
}
