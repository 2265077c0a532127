// swift-case-paths (github.com/pointfreeco/swift-case-paths): the declarations of macros, as its documentation has them.

// With `@dynamicMemberLookup` a value has what each of its cases holds.
@attached(extension, conformances: CasePathable)
@_writes(
  """
  {% if type.attributes.dynamicMemberLookup %}
  extension {{ type.name }} {
    {% for case in type.cases %}
    var {{ case.name }}: {% if case.values %}({% for value in case.values %}\
    {% if value.label %}{% if case.values.count > 1 %}{{ value.label }}: {% endif %}{% endif %}{{ value.type }}\
    {% if not forloop.last %}, {% endif %}{% endfor %})?{% else %}Void?{% endif %} {
      {% if case.values %}if case .{{ case.name }}(let value) = self { value } else { nil }
      {% else %}if case .{{ case.name }} = self { () } else { nil }
      {% endif %}
    }
    {% endfor %}
  }
  {% endif %}
  """) macro CasePathable()
