// swift-perception (github.com/pointfreeco/swift-perception): the declarations of Perceptible, as its documentation has them.

protocol Perceptible {}
