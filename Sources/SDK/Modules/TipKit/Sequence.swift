// TipKit: the declarations of Sequence.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Sequence {
  func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Self.Element]
  where DonationInfo: Decodable, DonationInfo: Encodable, Self.Element == Tips.Event<DonationInfo>.Donation
  func largestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Self.Element]
  where
    DonationInfo: Decodable, DonationInfo: Encodable, Value: Hashable,
    Self.Element == Tips.Event<DonationInfo>.Donation
  func smallestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Self.Element]
  where
    DonationInfo: Decodable, DonationInfo: Encodable, Value: Hashable,
    Self.Element == Tips.Event<DonationInfo>.Donation
}
