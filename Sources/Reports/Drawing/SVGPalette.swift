/// The colors of a drawing. Text and numbers have at least 4.5 times the light of their ground.
struct SVGPalette: Sendable {
  var page: String
  var screen: String
  var edge: String
  var structure: String
  var view: String
  var container: String
  var hidden: String
  var text: String
  var faint: String
  var stop: String
  var number: String

  static let light = SVGPalette(
    page: "#ffffff", screen: "#f6f6f8", edge: "#6b6b70", structure: "#dcdce1", view: "#a9a9b0",
    container: "#2e7d32", hidden: "#8a5a00", text: "#1c1c1e", faint: "#5a5a60", stop: "#0a4fb8",
    number: "#ffffff")

  static let dark = SVGPalette(
    page: "#101012", screen: "#1c1c1e", edge: "#98989f", structure: "#343438", view: "#5c5c63",
    container: "#7bc67f", hidden: "#e0a84a", text: "#f2f2f7", faint: "#b4b4bc", stop: "#7db2ff",
    number: "#0b1220")

  var rules: String {
    """
    .page{fill:\(page)}.screen{fill:\(screen);stroke:\(edge);stroke-width:1}\
    .structure{fill:none;stroke:\(structure)}.view{fill:none;stroke:\(view)}\
    .container{fill:none;stroke:\(container);stroke-dasharray:6 3}\
    .hidden{fill:none;stroke:\(hidden);stroke-dasharray:2 3}\
    .fold{stroke:\(edge);stroke-dasharray:8 4}text{fill:\(text)}.faint{fill:\(faint)}\
    .stop{fill:none;stroke:\(stop);stroke-width:1.5}.badge{fill:\(stop)}.number{fill:\(number)}
    """
  }
}
