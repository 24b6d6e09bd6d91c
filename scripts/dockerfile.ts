// A Dockerfile as data: its stages and their instructions. Knows the forms that ours uses and no more.
export type Instruction = { word: string; text: string }
export type Stage = { name: string; from: string; instructions: Instruction[] }

/** Continued lines are joined, comments gone. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const word = line.slice(0, line.indexOf(' '))
    const rest = line.slice(word.length).trim()
    if (word === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\w+))?$/.exec(rest) ?? []
      stages.push({ name, from, instructions: [] })
    } else {
      stages.at(-1)?.instructions.push({ word, text: rest })
    }
  }
  return stages
}

/** The texts of all instructions of a stage with this word. */
export const textsOf = ({ instructions }: Stage, word: string): string[] =>
  instructions.filter(one => one.word === word).map(({ text }) => text)

/** `NAME=value NAME=value` as an object. */
export const variablesOf = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.flatMap(text => [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])))

/** The form of CMD that names a program and its arguments. */
export const commandOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[]

/** Whether a path from the project's folder is sent to the build: of two lines that match, the later one counts. */
export function isSent(path: string, dockerignore: string): boolean {
  let sent = true
  for (const line of dockerignore.split('\n').map(line => line.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const pattern = line.replace(/^!/, '')
    if (matches(path, pattern)) sent = line.startsWith('!')
  }
  return sent
}

/** Patterns as ours: *, a name, or two stars and a slash before a name with * in it. What lies in a folder that matches, matches. */
function matches(path: string, pattern: string): boolean {
  const form = pattern
    .replace(/^\*\*\//, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
  const start = pattern.startsWith('**/') ? '(^|.*/)' : '^'
  return new RegExp(`${start}${form}(/|$)`).test(path)
}
