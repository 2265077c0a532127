// ImageIO: the declarations of CGImageSource.
// Declared as the framework's interface has it, with code of our own.

/// A file with pictures. That it is there is taken from the code that reads it; nothing of it is looked at.
class CGImageSource {
  init() {}
}
