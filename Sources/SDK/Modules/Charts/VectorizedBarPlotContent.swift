// Charts: the declarations of VectorizedBarPlotContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct VectorizedBarPlotContent<Data>: VectorizedChartContent where Data: RandomAccessCollection {
  typealias DataElement = Data.Element
  typealias Body = Never
}
