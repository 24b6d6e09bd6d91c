// Starts the page of the API. The value typed under "Authorize" stays in the page and is sent where an operation's `security` names it.
/** Whether an operation accepts API keys. */
function keyNote(security) {
  const scope = security.flatMap(one => one.apiKey ?? [])[0]
  if (scope) return 'An API key needs the scope ' + scope + ' here.'
  return security.length ? 'API keys are not accepted here.' : 'Open to all; keys are ignored.'
}
const withNote =
  (Parameters, { React: { createElement: h, Fragment } }) =>
  props => {
    const note = keyNote(props.operation.get('security')?.toJS() ?? [])
    return h(
      Fragment,
      null,
      h('div', { className: 'opblock-description-wrapper' }, h('p', null, note)),
      h(Parameters, props),
    )
  }
/** The line for a terminal, without the key. */
const withoutBearer =
  (Curl, { React: { createElement: h } }) =>
  ({ request, ...props }) => {
    const hidden = request.updateIn(['headers', 'Authorization'], header => header && 'Bearer …')
    return h(Curl, { ...props, request: hidden })
  }
SwaggerUIBundle({
  url: '/openapi.yaml',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  tryItOutEnabled: true,
  persistAuthorization: false,
  plugins: [{ wrapComponents: { parameters: withNote, curl: withoutBearer } }],
})
