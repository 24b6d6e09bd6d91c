// A process between the sandbox and a program that knows nothing of it: ends the program when the sandbox is gone, however
// that happened. Arguments: the program and its arguments. The open standard input is the sandbox's sign of life.
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
// With the sandbox gone nobody reads what the program says.
process.stdout.on('error', () => end(0))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => end(0))
