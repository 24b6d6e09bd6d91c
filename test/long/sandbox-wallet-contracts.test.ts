// The EVM contracts of the wallet's stand-in: reads and raw transactions call the functions of their standards.
import { Interface } from 'ethers'
import { BADGE_ADDRESS, STAMPS_ADDRESS } from '../../scripts/sandbox/wallet/networks.ts'
import { ALPHA, addressOn, chains, done, erc20, nftsOn, type Person, tokenOn } from '../sandbox-wallet-chains.ts'
import { intents } from '../sandbox-wallet-client.ts'
import t from '../tap.ts'

t.test('the contracts answer the functions of their standards', async t => {
  const { person, view } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, ALPHA), await addressOn(other, ALPHA)]
  const token = await tokenOn(me, ALPHA)
  const nft = (await nftsOn(me, ALPHA))[0]?.nft_id ?? ''
  const reads: [string, string, unknown[], string | RegExp][] = [
    [token, 'name() view returns (string)', [], 'Sandbox Dollar'],
    [token, 'symbol() view returns (string)', [], 'SBD'],
    [token, 'decimals() view returns (uint8)', [], '6'],
    [token, 'owner() view returns (address)', [], /^0x/],
    [token, 'totalSupply() view returns (uint256)', [], '1000000000'],
    [BADGE_ADDRESS, 'name() view returns (string)', [], 'Sandbox Badges'],
    [BADGE_ADDRESS, 'symbol() view returns (string)', [], 'SBB'],
    [BADGE_ADDRESS, 'balanceOf(address) view returns (uint256)', [from], '1'],
    [BADGE_ADDRESS, 'ownerOf(uint256) view returns (address)', [nft], from],
    [BADGE_ADDRESS, 'tokenURI(uint256) view returns (string)', [nft], `${ALPHA}/badges/${nft}`],
    [BADGE_ADDRESS, 'tokenByIndex(uint256) view returns (uint256)', [0], '1'],
    [BADGE_ADDRESS, 'tokenOfOwnerByIndex(address,uint256) view returns (uint256)', [from, 0], nft],
    [BADGE_ADDRESS, 'supportsInterface(bytes4) view returns (bool)', ['0x80ac58cd'], 'true'],
    [STAMPS_ADDRESS, 'uri(uint256) view returns (string)', [1], `${ALPHA}/stamps/{id}`],
    [
      STAMPS_ADDRESS,
      'balanceOfBatch(address[],uint256[]) view returns (uint256[])',
      [
        [from, to],
        [1, 2],
      ],
      '["0","0"]',
    ],
  ]
  const face = (signature: string) => new Interface([`function ${signature}`])
  for (const [at, signature, args, expected] of reads) {
    const name = signature.slice(0, signature.indexOf('('))
    const result = await view(ALPHA, face(signature), at, name, ...args)
    if (typeof expected === 'string') t.equal(result, expected, signature)
    else t.match(result, expected, signature)
  }
  const missing: [string, string, unknown[], RegExp][] = [
    [BADGE_ADDRESS, 'ownerOf(uint256) view returns (address)', [99], /ERC721NonexistentToken/],
    [BADGE_ADDRESS, 'tokenByIndex(uint256) view returns (uint256)', [1], /ERC721OutOfBoundsIndex/],
    [token, 'tokenURI(uint256) view returns (string)', [1], /execution reverted/],
  ]
  for (const [at, signature, args, words] of missing) {
    t.match(await view(ALPHA, face(signature), at, signature.slice(0, signature.indexOf('(')), ...args), {
      message: words,
    })
  }

  const raw = (one: Person, sender: string, signature: string, ...args: unknown[]) => {
    const data = face(signature).encodeFunctionData(signature.slice(0, signature.indexOf('(')), args)
    return done(one, one.execute(intents.raw(ALPHA, { from: sender, to: token, data, value: '0x0' })))
  }
  const draw = 'transferFrom(address,address,uint256)'
  t.match(await raw(other, to, draw, from, to, 5), { status: 'FAILED', reason: /ERC20InsufficientAllowance/ })
  t.match(await raw(me, from, 'approve(address,uint256)', to, 7), { status: 'SUCCESSFUL' })
  t.match(await raw(other, to, draw, from, to, 5), { status: 'SUCCESSFUL' })
  const left = face('allowance(address,address) view returns (uint256)')
  t.equal(await view(ALPHA, left, token, 'allowance', from, to), '2')
  t.equal(await view(ALPHA, erc20, token, 'balanceOf', to), '1000000005')
})
