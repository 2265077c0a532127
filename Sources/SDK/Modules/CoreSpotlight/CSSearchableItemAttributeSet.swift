// CoreSpotlight: the declarations of CSSearchableItemAttributeSet.
// Declared as the framework's interface has it, with code of our own.

class CSSearchableItemAttributeSet: NSObject {
  var title: String?
  var displayName: String?
  var subject: String?
  var theme: String?
  var contentDescription: String?
  var textContent: String?
  var identifier: String?
  var relatedUniqueIdentifier: String?
  var weakRelatedUniqueIdentifier: String?
  var domainIdentifier: String?
  var accountIdentifier: String?
  var contentType: String?
  var path: String?
  var creator: String?
  var kind: String?
  var version: String?
  var headline: String?
  var instructions: String?
  var comment: String?
  var information: String?
  var rights: String?
  var copyright: String?
  var role: String?
  var containerTitle: String?
  var containerDisplayName: String?
  var containerIdentifier: String?
  var ratingDescription: String?
  var namedLocation: String?
  var fullyFormattedAddress: String?
  var thoroughfare: String?
  var subThoroughfare: String?
  var postalCode: String?
  var city: String?
  var stateOrProvince: String?
  var country: String?
  var artist: String?
  var album: String?
  var composer: String?
  var lyricist: String?
  var genre: String?
  var musicalGenre: String?
  var originalSource: String?
  var keywords: [String]?
  var alternateNames: [String]?
  var contentTypeTree: [String]?
  var phoneNumbers: [String]?
  var emailAddresses: [String]?
  var authorNames: [String]?
  var authorEmailAddresses: [String]?
  var authorAddresses: [String]?
  var recipientNames: [String]?
  var recipientEmailAddresses: [String]?
  var recipientAddresses: [String]?
  var accountHandles: [String]?
  var mailboxIdentifiers: [String]?
  var organizations: [String]?
  var languages: [String]?
  var publishers: [String]?
  var contributors: [String]?
  var editors: [String]?
  var participants: [String]?
  var audiences: [String]?
  var projects: [String]?
  var performers: [String]?
  var authors: [CSPerson]?
  var primaryRecipients: [CSPerson]?
  var additionalRecipients: [CSPerson]?
  var hiddenAdditionalRecipients: [CSPerson]?
  var addedDate: Date?
  var contentCreationDate: Date?
  var contentModificationDate: Date?
  var metadataModificationDate: Date?
  var downloadedDate: Date?
  var lastUsedDate: Date?
  var recordingDate: Date?
  var timestamp: Date?
  var startDate: Date?
  var endDate: Date?
  var dueDate: Date?
  var completionDate: Date?
  var importantDates: [Date]?
  var rating: NSNumber?
  var rankingHint: NSNumber?
  var fileSize: NSNumber?
  var pageCount: NSNumber?
  var duration: NSNumber?
  var playCount: NSNumber?
  var containerOrder: NSNumber?
  var latitude: NSNumber?
  var longitude: NSNumber?
  var altitude: NSNumber?
  var speed: NSNumber?
  var supportsPhoneCall: NSNumber?
  var supportsNavigation: NSNumber?
  var allDay: NSNumber?
  var userCreated: NSNumber?
  var userOwned: NSNumber?
  var userCurated: NSNumber?
  var url: URL?
  var contentURL: URL?
  var thumbnailURL: URL?
  var darkThumbnailURL: URL?
  var thumbnailData: Data?
  var htmlContentData: Data?
  var _custom: [String: any NSSecureCoding] = [:]
  init(itemContentType: String) { contentType = itemContentType }
  init(contentType: UTType) { self.contentType = contentType.identifier }
  func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    _custom[key.keyName] = value
  }
  func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { _custom[key.keyName] }
}
