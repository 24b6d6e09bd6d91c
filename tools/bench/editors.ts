// Editors at work: each connection reads a CV of its own three times and saves it once, over and over.
import type { Request } from 'autocannon'
import type { World } from './world.ts'

const CVS_OF_EACH = 40

/** `count` CVs; connection n works on the n-th. */
export async function createEditors(world: World, count: number) {
  const editors: Editor[] = []
  let token = ''
  for (let at = 0; at < count; at++) {
    if (at % CVS_OF_EACH === 0) token = await world.token(`editor${at}@example.org`)
    editors.push(editorOf(token, await world.importSample(token)))
  }
  const editor = (connection: number) => editors[connection] as Editor
  return {
    savesOf: (connection: number) => [editor(connection).save()],
    // A read comes first: the end of an earlier load may have cut off the reply to a save. Connections save at different
    // places of their round, so that reads and saves are mixed at all times.
    requestsOf: (connection: number) => {
      const { read, save } = editor(connection)
      return Array.from({ length: 4 }, (_, at) => (at === 1 + (connection % 3) ? save() : read()))
    },
    /** Gives each editor the version that its CV has now. */
    async refresh(): Promise<void> {
      for (const { refresh } of editors) await refresh(world)
    },
  }
}

type Editor = ReturnType<typeof editorOf>
function editorOf(token: string, { nanoId, content }: { nanoId: string; content: object }) {
  let version = 1
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const path = `/cvs/${nanoId}`
  const onResponse: Request['onResponse'] = (status, _body, _context, { etag = '' }) => {
    if (status === 200) version = Number(/^"(\d+)/.exec(etag)?.[1])
  }
  const body = JSON.stringify({ content })
  const setupRequest = (request: Request) => ({
    ...request,
    headers: { ...request.headers, 'if-match': `"${version}"` },
  })
  return {
    read: (): Request => ({ method: 'GET', path, headers, onResponse }),
    save: (): Request => ({ method: 'PUT', path, headers, body, setupRequest, onResponse }),
    async refresh(world: World): Promise<void> {
      version = (await world.call(token, 'GET', path)).cv.version
    },
  }
}
