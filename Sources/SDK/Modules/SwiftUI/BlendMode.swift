// SwiftUI: the declarations of BlendMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum BlendMode: Hashable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}
