// Charts: the declarations of VectorizedLinePlotContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct VectorizedLinePlotContent<Data>: VectorizedChartContent where Data: RandomAccessCollection {
  typealias DataElement = Data.Element
  typealias Body = Never
}
