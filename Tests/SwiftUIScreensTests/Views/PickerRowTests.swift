import EarshotViewTree
import Testing

/// Apple, "UIPickerViewDelegate": a row's view, its attributed title or its title.
@Suite("Rows of UIPickerView") struct PickerRowTests {
  private func value(_ row: String, data: String = #"["Ebb", "Flood", "Slack"]"#) -> String? {
    let screen = Screen(
      """
      struct Wheel: UIViewRepresentable {
        let data: [String]
        func makeCoordinator() -> Coordinator { Coordinator(data) }
        func makeUIView(context: Context) -> UIPickerView {
          let picker = UIPickerView()
          picker.dataSource = context.coordinator
          picker.delegate = context.coordinator
          return picker
        }
        func updateUIView(_ view: UIPickerView, context: Context) {
          view.selectRow(1, inComponent: 0, animated: false)
        }
        class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
          var data: [String]
          init(_ data: [String]) { self.data = data }
          func numberOfComponents(in picker: UIPickerView) -> Int { 1 }
          func pickerView(_ picker: UIPickerView, numberOfRowsInComponent part: Int) -> Int { data.count }
          \(row)
        }
      }
      struct Probe: View { var body: some View { Wheel(data: \(data)) } }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    for node in screen.nodes {
      if case .element(let element) = node.kind, let value = element.value { return value }
    }
    return nil
  }

  private let view = """
    func pickerView(
      _ picker: UIPickerView, viewForRow row: Int, forComponent part: Int, reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel()
      label.text = data[row] + " tide"
      return label
    }
    """
  private let attributed = """
    func pickerView(_ picker: UIPickerView, attributedTitleForRow row: Int, forComponent part: Int)
      -> NSAttributedString? { NSAttributedString(string: data[row] + "!") }
    """
  private let title = """
    func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent part: Int) -> String? {
      data[row]
    }
    """

  @Test("A row says what its view says, else its attributed title, else its title")
  func rows() {
    #expect(value(title) == "Flood")
    #expect(value(title + "\n" + attributed) == "Flood!")
    #expect(value(title + "\n" + view) == "Flood tide")
  }

  @Test("A column without rows asks for none")
  func empty() {
    #expect(value(title, data: "[]") == nil)
  }
}
