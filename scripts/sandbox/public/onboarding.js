// The log-in page's side of the message protocol. Exchanges messages only with the embedding page's origin.
const { origin } = document.getElementById('host').dataset
const element = id => document.getElementById(id)
const said = element('said')
const waiting = new Map()
let pending = null

/** Sends a request to the embedding page; resolves with the `data` of its reply. */
function ask(data) {
  const id = crypto.randomUUID()
  parent.postMessage({ id, method: 'okto_sdk_login', channel: 'requestChannel', data }, origin)
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

addEventListener('message', event => {
  if (event.origin !== origin || event.source !== parent) return
  const answer = parse(event.data)
  if (answer?.channel === 'requestChannel') return take(answer)
  const request = waiting.get(answer?.id)
  if (!request) return
  waiting.delete(answer.id)
  if (answer.error) request.reject(new Error(String(answer.error.message ?? answer.error)))
  else request.resolve(answer.data)
})

/** Requests of the embedding page about this page's look. */
function take({ id, method, data }) {
  const title = data?.type === 'ui_config' && data.config?.title
  if (title) document.querySelector('h1').textContent = title
  const answer = { status: title ? 'success' : 'unknown' }
  parent.postMessage({ id, method, channel: 'responseChannel', data: answer }, origin)
}

function parse(data) {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** Runs one action at a time and shows its outcome. */
async function run(words, work) {
  const buttons = [...document.querySelectorAll('button:not(#close)')]
  for (const button of buttons) button.disabled = true
  said.textContent = words
  try {
    said.textContent = (await work()) ?? ''
  } catch (error) {
    said.textContent = error.message
  }
  for (const button of buttons) button.disabled = false
}

const contactOf = ({ provider, contact }) => ({ [provider === 'email' ? 'email' : 'whatsapp_number']: contact })

for (const provider of ['email', 'whatsapp']) {
  element(provider).addEventListener('submit', event => {
    event.preventDefault()
    const contact = event.target.elements.contact.value
    run('Sending a code…', async () => {
      const { token } = await ask({ type: 'request_otp', provider, ...contactOf({ provider, contact }) })
      pending = { provider, contact, token }
      element('start').hidden = true
      element('code').hidden = false
      element('code').elements.otp.focus()
      return `A code was sent to ${contact}.`
    })
  })
}

element('code').addEventListener('submit', event => {
  event.preventDefault()
  const { provider, token } = pending
  const otp = event.target.elements.otp.value
  run('Checking the code…', async () => {
    const { message } = await ask({ type: 'verify_otp', provider, ...contactOf(pending), token, otp })
    return message
  })
})

element('resend').addEventListener('click', () => {
  const { provider, token } = pending
  run('Sending another code…', async () => {
    const answer = await ask({ type: 'resend_otp', provider, ...contactOf(pending), token })
    pending = { ...pending, token: answer.token }
    return 'Another code was sent.'
  })
})

element('paste').addEventListener('click', () => {
  run('Reading the clipboard…', async () => {
    const { message } = await ask({ type: 'paste_otp', provider: pending.provider })
    element('code').elements.otp.value = message
  })
})

element('google').addEventListener('click', () => {
  run('Waiting for Google…', async () => (await ask({ provider: 'google' })).message)
})
element('close').addEventListener('click', () => {
  parent.postMessage(
    { id: crypto.randomUUID(), method: 'okto_sdk_login', channel: 'requestChannel', data: { type: 'close_webview' } },
    origin,
  )
})

ask({ type: 'ui_config' }).then(
  ({ config }) => {
    if (config?.title) document.querySelector('h1').textContent = config.title
  },
  () => {},
)
