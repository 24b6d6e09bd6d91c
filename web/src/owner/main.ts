// On the template page, for the owner only: choosing another template. Does nothing without a signed-in user. The service tells
// who the owner is: only the owner's reply has the number of views.
type Cv = { version: number; views?: number; template: string; published: { version: number } | null }
type Template = { id: string; name: string }

const token = localStorage.getItem('googleIdToken')
const main = document.querySelector<HTMLElement>('main[data-cv]')
const address = `/cvs/${main?.dataset.cv}`

async function call<T>(method: string, path: string, change?: object, version = 0): Promise<T> {
  const headers = new Headers({ authorization: `Bearer ${token}` })
  if (change) headers.set('content-type', 'application/json')
  if (change) headers.set('if-match', `"${version}"`)
  const reply = await fetch(path, { method, headers, body: change ? JSON.stringify(change) : null })
  const json = await reply.json()
  if (!reply.ok) throw new Error(json.errors?.[0]?.message ?? json.message)
  return json
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text })
}

async function start(): Promise<void> {
  const { cv } = await call<{ cv: Cv }>('GET', address)
  if (cv.views === undefined || !main) return
  const bar = element('section')
  bar.className = 'owner'
  bar.lang = 'en'
  bar.dir = 'ltr'
  bar.ariaLabel = 'Your CV'
  const words = element('p')
  words.role = 'status'
  bar.append(words)
  if (cv.published?.version !== cv.version) {
    words.textContent = 'You have changed this CV since you published it.'
    const edit = element('a', 'Open the editor')
    edit.href = `/create-cv/${main.dataset.cv}`
    bar.append(edit)
  } else bar.append(await picker(cv, words))
  main.querySelector('header')?.after(bar)
}

/** A choice takes effect at once for everybody: the CV is saved, published and reloaded. */
async function picker(cv: Cv, words: HTMLElement): Promise<HTMLElement> {
  words.textContent = 'Only you see this bar. A template you choose is published at once.'
  const { templates } = await call<{ templates: Template[] }>('GET', '/templates')
  const label = element('label', 'Template ')
  const select = element('select')
  for (const { id, name } of templates) select.append(new Option(name, id, false, id === cv.template))
  label.append(select)
  select.addEventListener('change', async () => {
    select.disabled = true
    words.textContent = 'Publishing…'
    try {
      await call('PUT', address, { template: select.value }, cv.version)
      await call('POST', `${address}/publish`)
      location.reload()
    } catch (problem) {
      words.textContent = `Not changed. ${(problem as Error).message}`
      select.value = cv.template
      select.disabled = false
    }
  })
  return label
}

// Another person's CV, an expired session or no network: the page stays as it is.
if (token && main) start().catch(() => undefined)
