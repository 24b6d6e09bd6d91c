// Loaded before each test file by the test runner. tap follows every promise so as to know which test an error belongs to that
// nobody caught; that is an eighth of all work. Here such an error ends the file, and the runner counts it: nothing passes by it.
import hooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

const create = hooks.createHook
const none: hooks.AsyncHook = { enable: () => none, disable: () => none }
/** Of all who make such hooks, tap's alone want to hear of the end of things. */
hooks.createHook = callbacks => (callbacks.destroy ? none : create(callbacks))
syncBuiltinESMExports()
