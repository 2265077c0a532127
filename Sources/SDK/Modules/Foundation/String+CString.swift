// Foundation: texts as C has them.

extension String {
  init?(cString: UnsafePointer<Int8>, encoding enc: String.Encoding) { self = cString._text }
  init?(utf8String bytes: UnsafePointer<Int8>) { self = bytes._text }
}
