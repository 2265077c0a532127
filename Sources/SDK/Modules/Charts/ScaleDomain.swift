// Charts: the declarations of ScaleDomain.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ScaleDomain {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  static var automatic: AutomaticScaleDomain { get }
  static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
  static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable
}
