// Splash (github.com/JohnSundell/Splash): the declarations of OutputFormat, as its source has them.

protocol OutputFormat {
  associatedtype Builder: OutputBuilder
  func makeBuilder() -> Builder
}
