// `npm run mutate`: changes the code of the rules that trust rests on, piece by piece, and names each change that no test
// notices. Takes hours; `npm run mutate -- --mutate api/billing/rules/amounts.ts` tries one file.

/** What is changed. */
const CODE = [
  'api/core/claims/{claims,claim-words,scope-words,subject,verification,personal-*}.ts',
  'api/billing/rules/*.ts',
  'api/http/access.ts',
]
/** The tests that may notice; of them only those that run the changed line are asked. */
const TESTS = [
  'rules/{amounts,billing,billing-periods}',
  'rules/{claims,claim-badges,claim-words,verification}',
  'sign-in',
  'wallet-sdk',
  'access',
]
// Stryker ends a test that hangs; on a busy machine tap's own 30 seconds end good ones.
process.env.TAP_TIMEOUT = '600'

export default {
  mutate: CODE,
  testRunner: 'tap',
  plugins: ['@stryker-mutator/tap-runner'],
  // All changes are compiled once, in a copy; an environment variable chooses the one that is made. Compiled tests start faster.
  // Unchecked, for a changed value may have another type.
  buildCommand: 'tsc --noEmit false --noCheck --outDir dist --pretty false',
  tap: {
    testFiles: TESTS.map(name => `dist/test/${name}.test.js`),
    nodeArgs: ['--enable-source-maps', '-r', '{{hookFile}}', '{{testFile}}'],
  },
  coverageAnalysis: 'perTest',
  timeoutMS: 20_000,
  // TypeScript 7 has no JavaScript API: a name without a file keeps Stryker from asking for it.
  tsconfigFile: 'none.json',
  disableTypeChecks: 'api/**/*.ts',
  ignorePatterns: ['.data', '.tap', 'dist/test', 'docs/pictures', 'tools'],
  reporters: ['clear-text', 'progress'],
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  tempDirName: 'dist/stryker',
}
