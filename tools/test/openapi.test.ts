// The OpenAPI document, linted by Redocly.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '../../api/lib/root.ts'

t.test('Redocly finds no error', async t => {
  const cli = join(projectRoot, 'tools', 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
  const lint = spawnSync(process.execPath, [cli, 'lint', 'openapi.yaml', '--format=json'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  t.equal(lint.status, 0, lint.stderr.slice(-2_000))
  const { problems } = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{'))) as {
    problems: { message: string; location?: { pointer?: string }[] }[]
  }
  // These paths are the contract's; a CV's id has 21 characters, so no request matches both.
  const pairs = ['card.png', 'verify'].map(
    name =>
      `Paths should resolve unambiguously. Found two ambiguous paths: \`/cv/{id}/${name}\` and \`/cv/getCvIds/{email}\`.`,
  )
  // These always lead on to a page of the CV, or to the desk, with a 303.
  const leadOn = ['~1cv~1{id}~1to~1{token}/get', '~1cv~1{id}~1unlock/post', '~1desk~1open~1{token}/post']
  const isKnown = ({ message, location }: (typeof problems)[number]) =>
    pairs.includes(message) ||
    (message === 'Operation must have at least one `2XX` response.' &&
      leadOn.some(path => location?.[0]?.pointer?.includes(path)))
  t.same(
    problems.filter(problem => !isKnown(problem)).map(({ message }) => message),
    [],
  )
})
