// CloudKit: the declarations of CKShare.
// Declared as the framework's interface has it, with code of our own.

class CKShare: CKRecord {
  enum SystemFieldKey {
    static let title: CKRecord.FieldKey = "cloudkit.title"
    static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }
  enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown = 0
    case pending
    case accepted
    case removed
  }
  enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none
    case readOnly
    case readWrite
  }
  enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
    case administrator = 2
  }
  class Participant: NSObject, Sendable {
    typealias AcceptanceStatus = CKShare.ParticipantAcceptanceStatus
    typealias Permission = CKShare.ParticipantPermission
    typealias Role = CKShare.ParticipantRole
    var userIdentity: CKUserIdentity { get }
    var role: CKShare.ParticipantRole { get set }
    var permission: CKShare.ParticipantPermission { get set }
    var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { get }
  }
  class Metadata: NSObject, Sendable {
    var share: CKShare { get }
    var hierarchicalRootRecordID: CKRecord.ID? { get }
    var containerIdentifier: String { get }
    var participantStatus: CKShare.ParticipantAcceptanceStatus { get }
    var participantPermission: CKShare.ParticipantPermission { get }
    var ownerIdentity: CKUserIdentity { get }
    var rootRecord: CKRecord? { get }
  }
  var publicPermission: CKShare.ParticipantPermission = .none
  var url: URL? { nil }
  var participants: [CKShare.Participant] { get }
  var owner: CKShare.Participant { get }
  var currentUserParticipant: CKShare.Participant? { get }
  init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
  init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(zoneID: recordZoneID))
  }
  func addParticipant(_ participant: CKShare.Participant) {}
  func removeParticipant(_ participant: CKShare.Participant) {}
}
