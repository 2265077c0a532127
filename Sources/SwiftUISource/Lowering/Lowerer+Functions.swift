import SwiftSyntax

extension Lowerer {
  func function(_ node: FunctionDeclSyntax) -> FunctionCode {
    let modifiers = Set(node.modifiers.map(\.name.text))
    let body = node.body
    return FunctionCode(
      name: plainName(node.name),
      parameters: parameters(node.signature.parameterClause.parameters),
      result: node.signature.returnClause.map { type($0.type) },
      genericParameters: node.genericParameterClause?.parameters.map { plainName($0.name) } ?? [],
      constraints: constraints(node.genericParameterClause),
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isMutating: modifiers.contains("mutating"), isFailable: false,
      isViewBuilder: hasBuilder(node.attributes),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isDisfavored: isDisfavored(node.attributes), builder: builder(node.attributes),
      availableFrom: availability(node.attributes),
      body: Deferred { body.map { statements($0.statements) } }, start: start(node.name),
      file: file)
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionCode {
    let body = node.body
    return FunctionCode(
      name: "init", parameters: parameters(node.signature.parameterClause.parameters),
      result: nil,
      genericParameters: node.genericParameterClause?.parameters.map { plainName($0.name) } ?? [],
      constraints: constraints(node.genericParameterClause),
      isStatic: true, isMutating: true, isFailable: node.optionalMark != nil,
      isViewBuilder: false, isAsync: false,
      isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
      isDisfavored: isDisfavored(node.attributes),
      availableFrom: availability(node.attributes), body: Deferred { body.map { statements($0.statements) } },
      start: start(node.initKeyword),
      file: file)
  }

  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> SubscriptCode {
    let accessors = node.accessorBlock
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let getter = FunctionCode(
      name: "subscript", parameters: parameters(node.parameterClause.parameters, ofSubscript: true),
      result: type(node.returnClause.type), genericParameters: [], isStatic: isStatic,
      isMutating: false, isFailable: false, isViewBuilder: false, isAsync: false,
      availableFrom: nil,
      body: Deferred {
        switch accessors?.accessors {
        case .getter(let list): statements(list)
        case .accessors(let list):
          accessorBody(["get", "_read"], in: list)?.body.map { statements($0.statements) }
        case nil: nil
        }
      }, start: start(node), file: file)
    let setter = Deferred<AccessorCode?> {
      guard case .accessors(let list)? = accessors?.accessors,
        let node = accessorBody(["set", "_modify"], in: list), let body = node.body
      else { return nil }
      return AccessorCode(
        parameter: node.parameters.map { plainName($0.name) } ?? "newValue",
        body: statements(body.statements))
    }
    return SubscriptCode(getter: getter, setter: setter)
  }

  /// A subscript's parameter has a label only where two names are written.
  private func parameters(
    _ list: FunctionParameterListSyntax, ofSubscript: Bool = false
  ) -> [ParameterCode] {
    list.map { node in
      let name = node.secondName ?? node.firstName
      let isUnlabeled = node.firstName.tokenKind == .wildcard || (ofSubscript && node.secondName == nil)
      let label = isUnlabeled ? nil : plainName(node.firstName)
      let typeName = type(node.type)
      let attributes = node.type.as(AttributedTypeSyntax.self)
      let isInOut = attributes?.specifiers.contains { text($0) == "inout" } ?? false
      let isAutoclosure = attributes?.attributes.contains {
        text($0) == "@autoclosure"
      }
      return ParameterCode(
        label: label, name: plainName(name), type: typeName,
        defaultValue: node.defaultValue.map { expression($0.value) }, isInOut: isInOut,
        isVariadic: node.ellipsis != nil,
        isViewBuilder: hasBuilder(node.attributes) || isBuilt(typeName, node.attributes),
        isAutoclosure: isAutoclosure ?? false, builder: builder(node.attributes))
    }
  }

  /// What stands before the name of a closure's parameter is a result builder, whatever its name: a
  /// property wrapper has no use for a function.
  private func isBuilt(_ type: TypeName, _ attributes: AttributeListSyntax) -> Bool {
    guard case .function = type else { return false }
    return !attributes.isEmpty
  }

  /// The attribute that may be a result builder of the app's: all that SwiftUI has builds views.
  private func builder(_ attributes: AttributeListSyntax) -> String? {
    for attribute in attributes {
      guard let type = attribute.as(AttributeSyntax.self)?.attributeName else { continue }
      // `@Voyage.StepsBuilder`: one that a type of the app's holds.
      let parts = names(of: type)
      guard let text = parts.last else { continue }
      if text.namesOwnAttribute, text != "ViewBuilder", text != "MainActor" {
        return parts.joined(separator: ".")
      }
    }
    return nil
  }

  /// `Voyage.StepsBuilder<Step>` by its names alone.
  private func names(of type: TypeSyntax) -> [String] {
    if let member = type.as(MemberTypeSyntax.self) { return names(of: member.baseType) + [member.name.text] }
    return type.as(IdentifierTypeSyntax.self).map { [$0.name.text] } ?? []
  }

  func hasBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self).map { isBuilderAttribute($0) } ?? false }
  }

  private func isDisfavored(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self).map { text($0.attributeName) } == "_disfavoredOverload"
    }
  }

  private func availability(_ attributes: AttributeListSyntax) -> Int? {
    for element in attributes {
      if let node = element.as(AttributeSyntax.self),
        case .availability(let list)? = node.arguments
      {
        return iOSVersion(list)
      }
    }
    return nil
  }
}
