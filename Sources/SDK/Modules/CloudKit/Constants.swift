// CloudKit: its constants.
// Declared as the framework's interface has it, with code of our own.

let CKErrorDomain = "CKErrorDomain"
let CKPartialErrorsByItemIDKey = "CKPartialErrors"
let CKErrorRetryAfterKey = "CKRetryAfter"
let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
let CKRecordChangedErrorServerRecordKey = "ServerRecord"
let CKRecordChangedErrorClientRecordKey = "ClientRecord"
let CKCurrentUserDefaultName = "__defaultOwner__"
let CKOwnerDefaultName = "__defaultOwner__"
let CKQueryOperationMaximumResults = 0
