// CoreGraphics: the declarations of CGBlendMode.
// Declared as the framework's interface has it, with code of our own.

enum CGBlendMode: Int32 {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
