// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of macros, as its documentation has them.

// An enum's cases hold the reducers of what it leads to: its states and actions have a case for each, and where a case
// holds no reducer (`@ReducerCaseIgnored`, a dialog's state) it is itself what the state holds.
@attached(member, names: named(State), named(Action), named(body))
@attached(extension, conformances: Reducer)
@_writes(
  """
  {% macro suffix case %}{% if case.values and not case.attributes.ReducerCaseIgnored %}\
  {% if not case.attributes.ReducerCaseEphemeral %}\
  {% if not case.values.0.type|hasPrefix:"AlertState<" %}\
  {% if not case.values.0.type|hasPrefix:"ConfirmationDialogState<" %}.State{% endif %}{% endif %}{% endif %}{% endif %}{% endmacro %}
  {% macro conformances label %}{% for each in arguments[label] %}, {{ each|replace:".",""|upperFirstLetter }}\
  {% endfor %}{% endmacro %}
  {% if type.kind == "enum" %}
  extension {{ type.name }}: CaseReducer {
    typealias Body = _Body
    enum State: CaseReducerState{% call conformances "state" %} {
      typealias StateReducer = {{ type.name }}
      {% for case in type.cases %}{% if case.values %}
      case {{ case.name }}({{ case.values.0.type }}{% call suffix case %})
      var {{ case.name }}: ({{ case.values.0.type }}{% call suffix case %})? {
        get { if case .{{ case.name }}(let value) = self { value } else { nil } }
        set { if let newValue { self = .{{ case.name }}(newValue) } }
      }
      {% else %}
      case {{ case.name }}
      var {{ case.name }}: Void? { if case .{{ case.name }} = self { () } else { nil } }
      {% endif %}{% endfor %}
    }
    enum Action: CasePathable{% call conformances "action" %} {
      {% for case in type.cases %}{% if case.values and not case.attributes.ReducerCaseIgnored %}
      case {{ case.name }}({{ case.values.0.type }}.Action)
      {% endif %}{% endfor %}
    }
    enum CaseScope {
      {% for case in type.cases %}{% set suffix %}{% call suffix case %}{% endset %}
      case {{ case.name }}\
      {% if case.values %}{% if suffix %}(StoreOf<{{ case.values.0.type }}>){% else %}({{ case.values.0.type }})\
      {% endif %}{% endif %}
      {% endfor %}
    }
    struct _Body: Reducer {
      typealias State = {{ type.name }}.State
      typealias Action = {{ type.name }}.Action
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        {% for case in type.cases %}{% set suffix %}{% call suffix case %}{% endset %}{% if case.values and suffix %}
        if case .{{ case.name }}(let inner) = action, case .{{ case.name }}(var part) = state {
          let reducer: {{ case.values.0.type }} =\
          {% if case.values.0.default %} {{ case.values.0.default }}{% else %} {{ case.values.0.type }}(){% endif %}
          let effect = reducer.reduce(into: &part, action: inner)
          state = .{{ case.name }}(part)
          return effect.map { .{{ case.name }}($0) }
        }
        {% endif %}{% endfor %}
        return .none
      }
    }
    static var body: _Body { _Body() }
    var body: _Body { _Body() }
    static func scope(_ store: Store<State, Action>) -> CaseScope {
      switch store.state {
      {% for case in type.cases %}{% set suffix %}{% call suffix case %}{% endset %}{% if case.values and suffix %}
      case .{{ case.name }}:
        return .{{ case.name }}(store.scope(state: \\.{{ case.name }}, action: \\.{{ case.name }})!)
      {% elif case.values %}
      case .{{ case.name }}(let value): return .{{ case.name }}(value)
      {% else %}
      case .{{ case.name }}: return .{{ case.name }}
      {% endif %}{% endfor %}
      }
    }
  }
  {% elif type.types.State.kind == "enum" %}{% if not type.types.State.attributes.CasePathable %}
  extension {{ type.name }}.State: CasePathable {}
  extension {{ type.types.State.name }} {
    {% for case in type.types.State.cases %}
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
  {% endif %}
  """) macro Reducer()

@attached(member) @attached(extension, conformances: ObservableState) macro ObservableState()

@attached(accessor) macro ObservationStateIgnored()

@attached(extension, conformances: ViewActionSending) macro ViewAction<R: Reducer>(for: R.Type)
