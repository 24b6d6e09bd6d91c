// Runs a program as a child process and ends it when the sandbox ends, even by a crash: standard input is a pipe from the
// sandbox, and closes with it. Arguments: the program and its arguments.
import { spawn } from 'node:child_process'

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
child.stdout.pipe(process.stdout)
child.stderr.pipe(process.stderr)

function end(code: number) {
  child.kill('SIGKILL')
  process.exit(code)
}
child.once('error', error => {
  process.stderr.write(`${error.message}\n`, () => end(127))
})
child.once('exit', code => end(code ?? 1))
process.stdin.once('end', () => end(0)).once('error', () => end(0))
process.stdin.resume()
// The reader of the output was the sandbox.
process.stdout.on('error', () => end(0))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => end(0))
