// `t` of the test file that runs: tap's root in a process of its own, a subtest of it in a process that runs several files
// (test/worker.ts). A live binding, because these files run one after another.
import root, { type Test } from 'tap'

export type { Test }

let fileTest: Test = root

export { fileTest as default }

/** Makes `test` the `t` of the files that are imported from now on. */
export function setFileTest(test: Test): void {
  fileTest = test
}
