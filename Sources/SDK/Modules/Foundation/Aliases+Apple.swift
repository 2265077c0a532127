// Foundation: what else it shows.

@_exported import Combine
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Observation
// NSURLCredential.h imports it: https://developer.apple.com/documentation/foundation/urlcredential
@_exported import Security

typealias NSRangePointer = UnsafeMutablePointer<NSRange>
typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// Core Foundation's types are the same objects.
// https://developer.apple.com/library/archive/documentation/General/Conceptual/CocoaEncyclopedia/Toll-FreeBridgin/Toll-FreeBridgin.html
typealias CFURL = NSURL
typealias CFString = NSString
typealias CFDictionary = NSDictionary
typealias CFData = NSData
typealias CFArray = NSArray
typealias CFNumber = NSNumber
typealias CFBoolean = NSNumber
typealias CFTypeRef = AnyObject
