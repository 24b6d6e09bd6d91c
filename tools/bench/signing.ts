// How long a browser takes to sign a user operation: the client's own module, bundled as it is for people, on a blank page.
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { ENVIRONMENTS } from '../../api/core/wallet/environments.ts'
import { buildUserOperation, nonceOf } from '../../api/core/wallet/user-operation.ts'
import { projectRoot } from '../../api/lib/root.ts'

type Bundle = { output: { code?: string }[] }
type InPage = {
  wallet: { signerOf(key: string): { signOperation(operation: object, environment: object): object } }
}

/** The module of the wallet's session key as one script that leaves its exports in `wallet`. */
async function bundle(): Promise<string> {
  const entry = join(projectRoot, 'web', 'src', 'wallet', 'kit', 'open-wallet.ts')
  const lib = { entry, name: 'wallet', formats: ['iife' as const] }
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(projectRoot, 'web'),
    build: { write: false, target: 'es2022', lib },
  })) as unknown as Bundle[]
  return built.flatMap(({ output }) => output.map(({ code }) => code ?? '')).join('\n')
}

const operation = buildUserOperation({
  environment: ENVIRONMENTS.sandbox,
  userSWA: `0x${'2a'.repeat(20)}`,
  nonce: nonceOf('0d8f1a5e-5b1c-4c7e-9f00-0a1b2c3d4e5f'),
  gasValues: { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0xee6b2800' },
  // As long as those of a token transfer.
  callData: `0x${'8d'.repeat(1412)}`,
  paymasterData: `0x${'7c'.repeat(256)}`,
})

/** Milliseconds of each of `times` signatures, the first ones left out: they warm the browser up. */
export async function measureSigning(browser: Browser, times: number): Promise<number[]> {
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: await bundle() })
    return await page.evaluate(
      ([operation, environment, times]) => {
        const signer = (globalThis as unknown as InPage).wallet.signerOf(`0x${'11'.repeat(32)}`)
        const taken: number[] = []
        for (let at = 0; at < times + 5; at += 1) {
          const began = performance.now()
          signer.signOperation({ ...operation, preVerificationGas: `0x${(at + 1).toString(16)}` }, environment)
          taken.push(performance.now() - began)
        }
        return taken.slice(5)
      },
      [operation, ENVIRONMENTS.sandbox, times] as const,
    )
  } finally {
    await page.close()
  }
}
