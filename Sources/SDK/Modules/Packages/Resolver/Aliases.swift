// Resolver: what it sees, and its type aliases.

import SwiftUI

typealias ResolverFactory<Service> = () -> Service?
typealias ResolverFactoryResolver<Service> = (_ resolver: Resolver) -> Service?
typealias ResolverFactoryArgumentsN<Service> = (_ resolver: Resolver, _ args: Resolver.Args) -> Service?
typealias ResolverFactoryMutator<Service> = (_ resolver: Resolver, _ service: Service) -> Void
