/// What is wrong with a text and at which byte; it becomes an `InputError` once the file is known.
struct DataFault: Error {
  var offset: Int
  var message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
