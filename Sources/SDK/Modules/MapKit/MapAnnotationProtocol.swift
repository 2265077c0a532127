// MapKit: the declarations of MapAnnotationProtocol. What a map of iOS 14 to 16 shows at a place.
// Declared as the framework's interface has it, with code of our own.

protocol MapAnnotationProtocol: MapContent {}
