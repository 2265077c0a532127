/// What is wrong with a text and at which byte; it becomes an `InputError` once the file is known.
package struct DataFault: Error {
  package var offset: Int
  package var message: String

  package init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
