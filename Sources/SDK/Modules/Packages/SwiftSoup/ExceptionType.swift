// SwiftSoup (github.com/scinfu/SwiftSoup): the kinds of errors, as its documentation has them.

enum ExceptionType {
  case IllegalArgumentException
  case IOException
  case XmlDeclaration
  case MalformedURLException
  case CloneNotSupportedException
  case SelectorParseException
}
