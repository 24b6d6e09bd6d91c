// Intents in the wallet's stand-in: transactions on EVM and Aptos ledgers, orders with their states, portfolios and reads.
import { randomUUID } from 'node:crypto'
import { Interface, parseEther, verifyMessage } from 'ethers'
import { STAMPS_ADDRESS } from '../../scripts/sandbox/wallet/networks.ts'
import {
  ALPHA,
  APTOS,
  addressOn,
  BETA,
  chains,
  done,
  erc20,
  erc721,
  nftsOn,
  type Person,
  tokenOn,
} from '../sandbox-wallet-chains.ts'
import { intents, type Json, operation, paymasterData, signBody } from '../sandbox-wallet-client.ts'
import t from '../tap.ts'

t.test('a new wallet is funded on every network, once, and its portfolio matches the ledgers', async t => {
  const { person, coins, view } = await chains(t)
  const me = await person()
  t.same(
    ((await me.get('/supported/networks')).network as Json[]).map(({ caip_id, type, sponsorship_enabled }) => [
      caip_id,
      type,
      sponsorship_enabled,
    ]),
    [
      [ALPHA, 'EVM', true],
      [BETA, 'EVM', false],
      [APTOS, 'APT', true],
    ],
  )
  const portfolio = await me.get('/aggregated-portfolio')
  await me.get('/aggregated-portfolio')
  t.match(portfolio.aggregated_data, { holdings_count: '5' })
  const groups = portfolio.group_tokens as Json[]
  t.same(groups.map(group => [group.symbol, group.balance, group.aggregation_type]).sort(), [
    ['APT', '10.0', 'token'],
    ['SBA', '10.0', 'token'],
    ['SBD', '2000', 'group'],
    ['SBE', '10.0', 'token'],
  ])
  for (const chain of [ALPHA, BETA]) {
    const address = await addressOn(me, chain)
    t.equal(await coins(chain, address), parseEther('10'), 'the ledger agrees')
    t.equal(await view(chain, erc20, await tokenOn(me, chain), 'balanceOf', address), '1000000000')
    t.equal((await nftsOn(me, chain)).length, 1, 'one badge')
  }
  const { activity } = (await me.get('/portfolio/activity')) as unknown as { activity: Json[] }
  t.equal(activity.length, 5)
  t.match(activity[0], { transfer_type: 'CREDIT', description: 'Test funds', status: 'SUCCESSFUL' })
})

t.test('an order goes from INITIATED over IN_PROGRESS to SUCCESSFUL, and each state is visible', async t => {
  const { person, control, lookUp, view, coins } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, ALPHA), await addressOn(other, ALPHA)]
  const token = await tokenOn(me, ALPHA)
  await control('/wallet/settings', { orders: 'held' })
  const id = String((await me.execute(intents.tokens(ALPHA, to, token, 250_000n))).data.jobId)
  t.match(await me.order(id), { status: 'INITIATED', intent_type: 'TOKEN_TRANSFER', downstream_transaction_hash: [] })
  await control('/wallet/step', { intent_id: id })
  t.match(await me.order(id), { status: 'IN_PROGRESS', caip_id: ALPHA, network_name: 'SANDBOX_ALPHA' })
  t.equal(await view(ALPHA, erc20, token, 'balanceOf', to), '0', 'nothing has moved')
  await control('/wallet/step', { intent_id: id })
  const order = (await me.order(id)) as Json & { downstream_transaction_hash: string[] }
  t.match(order, { status: 'SUCCESSFUL', reason: '', details: { intent_type: 'TOKEN_TRANSFER', amount: '250000' } })
  const [hash] = order.downstream_transaction_hash
  t.match(await lookUp(ALPHA, String(hash)), { success: true, sender: from })
  t.equal(await view(ALPHA, erc20, token, 'balanceOf', to), '250000')
  t.equal(await view(ALPHA, erc20, token, 'balanceOf', from), '999750000')
  t.equal(await coins(ALPHA, from), parseEther('10'), 'gas is paid for on this network')
  t.same(await other.order(id), undefined, 'the order is hidden from other users')
  const filters = [
    ['status=SUCCESSFUL', 1],
    ['status=FAILED', 0],
    ['intent_type=NFT_TRANSFER', 0],
    [`intent_id=${id}&status=SUCCESSFUL&intent_type=TOKEN_TRANSFER`, 1],
  ] as const
  for (const [query, count] of filters) t.equal((await me.get(`/orders?${query}`)).count, count, query)
  const last = async (one: Person) => ((await one.get('/portfolio/activity')).activity as Json[])[0]
  t.match(await last(me), { transfer_type: 'DEBIT', amount: '0.25', symbol: 'SBD', tx_hash: hash })
  t.match(await last(other), { transfer_type: 'CREDIT', amount: '0.25', symbol: 'SBD', tx_hash: hash })
  const page = await fetch(String((await last(me))?.network_explorer_url))
  t.equal(page.status, 200)
  t.match(await page.text(), hash)
})

t.test('coins, badges and raw transactions are transferred, and the ledger has each transaction', async t => {
  const { person, lookUp, view, coins } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, BETA), await addressOn(other, BETA)]
  const sent = await done(me, me.execute(intents.tokens(BETA, to, '', parseEther('1'))))
  t.equal(sent.status, 'SUCCESSFUL')
  t.equal(await coins(BETA, to), parseEther('1'), 'not yet welcomed itself')
  t.ok((await coins(BETA, from)) < parseEther('9'), 'gas is the sender’s on this network')

  const [badge] = await nftsOn(me, BETA)
  const { collection_address: collection = '', nft_id: nft = '' } = badge ?? {}
  t.match(badge, { entity_type: 'ERC721', quantity: '1', nft_name: /Badge/ })
  await done(me, me.execute(intents.nft(BETA, nft, to, collection)))
  t.equal(await view(BETA, erc721, collection, 'ownerOf', nft), to)
  t.equal((await nftsOn(me, BETA)).length, 0)
  t.equal((await nftsOn(other, BETA)).length, 2, 'its own and this')
  const aboutNfts = await me.get('/nft/order-details')
  t.match(aboutNfts, { count: 1, items: [{ intent_type: 'NFT_TRANSFER', status: 'SUCCESSFUL' }] }, 'and no other order')
  t.same(aboutNfts, await me.get('/orders?intent_type=NFT_TRANSFER'))

  const token = await tokenOn(me, BETA)
  const data = erc20.encodeFunctionData('transfer', [to, 7n])
  const raw = await done(me, me.execute(intents.raw(BETA, { from, to: token, data, value: '0x0' })))
  t.match(await lookUp(BETA, String(raw.downstream_transaction_hash[0])), {
    success: true,
    function: data.slice(0, 10),
  })
  t.equal(await view(BETA, erc20, token, 'balanceOf', to), '1000000007')
})

t.test('an impossible order fails with the reason, and an estimate is refused with the same one', async t => {
  const { person, client, coins } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, ALPHA), await addressOn(other, ALPHA)]
  const token = await tokenOn(me, ALPHA)
  const aptos = await addressOn(other, APTOS)
  const transfers: [string, string, string, bigint, RegExp][] = [
    [ALPHA, to, token, 10n ** 12n, /ERC20InsufficientBalance/],
    [ALPHA, to, '', parseEther('11'), /insufficient/i],
    [ALPHA, aptos, token, 1n, /not an EVM address/],
    [ALPHA, to, to, 1n, /no contract/],
    [APTOS, aptos, '', 10n ** 12n, /EINSUFFICIENT_BALANCE/],
    [APTOS, aptos, '0x1::other::Coin', 1n, /no coin/],
  ]
  for (const [chain, recipient, address, amount, words] of transfers) {
    const order = await done(me, me.execute(intents.tokens(chain, recipient, address, amount)))
    t.match(order, { status: 'FAILED', reason: words })
    const uuid = randomUUID()
    const estimate = await me.call('GET', '/estimate', {
      type: 'TOKEN_TRANSFER',
      jobId: uuid,
      details: { recipientWalletAddress: recipient, caip2Id: chain, tokenAddress: address, amount: String(amount) },
      gasDetails: { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
      paymasterData: paymasterData(client, uuid),
    })
    t.match(estimate, { status: 400, json: { error: { message: order.reason } } })
  }
  const [badge] = await nftsOn(me, ALPHA)
  const [theirs] = await nftsOn(other, ALPHA)
  const collection = badge?.collection_address ?? ''
  const rest: [ReturnType<typeof intents.raw>, RegExp][] = [
    [intents.nft(ALPHA, theirs?.nft_id ?? '', from, collection), /ERC721/],
    [intents.nft(ALPHA, badge?.nft_id ?? '', to, collection, 'ERC721', 2), /whole/],
    [intents.raw(ALPHA, { from: to, to: from, data: '0x', value: '0x1' }), /not the wallet of this user/],
    [intents.raw(ALPHA, { from, to: token, data: '0x12345678', value: '0x0' }), /reverted/],
    [intents.raw(ALPHA, { from, to: token, data: '0x', value: '0x1' }), /reverted/],
    [intents.raw(ALPHA, { from, to: '0x', data: '0x6001', value: '0x0' }), /no new contracts/],
    [intents.raw(APTOS, { function: '0x1::none::such', typeArguments: [], functionArguments: [] }), /does not exist/],
    [intents.mint(APTOS, 'One', `0x${'5'.repeat(64)}`), /ECOLLECTION_DOES_NOT_EXIST/],
  ]
  for (const [wish, words] of rest) t.match(await done(me, me.execute(wish)), { status: 'FAILED', reason: words })
  t.equal(await coins(ALPHA, from), parseEther('10'), 'nothing has moved')

  const refused: [ReturnType<typeof intents.raw>, RegExp][] = [
    [intents.mint(ALPHA, 'One'), /for Aptos/],
    [intents.collection(ALPHA, 'One'), /for Aptos/],
    [intents.raw(ALPHA, { function: 'f', typeArguments: [], functionArguments: [] }), /keys from, to, data, value/],
    [intents.raw(APTOS, { from, to, data: '0x', value: '0x1' }), /keys function/],
    [intents.raw(ALPHA, { from, to, data: '0x', value: '1' }), /hex quantity/],
  ]
  for (const [wish, words] of refused) {
    const { status, json } = await me.execute(wish)
    t.equal(status, 400)
    t.match((json.error as Json).message, words)
  }
})

t.test('an estimate returns the operation that is then executed at that cost', async t => {
  const { person, client, lookUp, coins } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, BETA), await addressOn(other, BETA)]
  const uuid = randomUUID()
  const request = {
    type: 'TOKEN_TRANSFER',
    jobId: uuid,
    details: { recipientWalletAddress: to, caip2Id: BETA, tokenAddress: '', amount: '1000' },
    gasDetails: { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' },
    paymasterData: paymasterData(client, uuid),
  }
  const { data } = await me.call('GET', '/estimate', request)
  t.same((await me.call('POST', '/estimate', request)).data, data, 'as a POST too')
  const { signature: _, ...own } = operation({
    client,
    session: me.session,
    swa: me.swa,
    uuid,
    intent: intents.tokens(BETA, to, '', 1000),
    paymasterData: request.paymasterData,
    fields: { maxFeePerGas: '0xba43b7400', maxPriorityFeePerGas: '0xba43b7400' },
  })
  t.same(data.userOps, own, 'what a client builds by itself')
  t.equal(data.callData, (own as Json).callData)
  const before = await coins(BETA, from)
  const same = { uuid, fields: data.userOps as Json }
  const order = await done(me, me.execute(intents.tokens(BETA, to, '', 1000), same))
  const { gas, gasPrice } = (await lookUp(BETA, String(order.downstream_transaction_hash[0]))) ?? {}
  const paid = BigInt(Number(gas)) * BigInt(String(gasPrice))
  t.equal(before - (await coins(BETA, from)), paid + 1000n)
  const fees = (data.details as { fees: { transactionFees: Record<string, string> } }).fees
  t.equal(parseEther(fees.transactionFees[BETA] ?? ''), paid)

  const wrong: [string, Json, RegExp][] = [
    ['another intent', { type: 'NFT_MINT' }, /only a TOKEN_TRANSFER/],
    ['a nonce that is not paid for', { jobId: randomUUID() }, /paymasterData/],
    ['an unknown chain', { details: { ...request.details, caip2Id: 'eip155:1' } }, /Chain Not Supported/],
    ['a fraction', { details: { ...request.details, amount: '1.5' } }, /whole number/],
    ['half the details', { details: { caip2Id: BETA } }, /lacks/],
  ]
  for (const [what, change, words] of wrong) {
    const { status, json } = await me.call('GET', '/estimate', { ...request, ...change })
    t.equal(status, 400, what)
    t.match((json.error as Json).message, words, what)
  }
})

t.test('several tokens of one kind are transferred together', async t => {
  const { person, view } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await addressOn(me, ALPHA), await addressOn(other, ALPHA)]
  const stamps = new Interface([
    'function print(uint256,uint256)',
    'function balanceOf(address,uint256) view returns (uint256)',
  ])
  const data = stamps.encodeFunctionData('print', [2, 9])
  t.match(await done(me, me.execute(intents.raw(ALPHA, { from, to: STAMPS_ADDRESS, data, value: '0x0' }))), {
    status: 'SUCCESSFUL',
  })
  t.match(
    (await nftsOn(me, ALPHA)).find(one => one.entity_type === 'ERC1155'),
    { nft_name: 'Stamp 2', quantity: '9' },
  )
  const give = (amount: number) => done(me, me.execute(intents.nft(ALPHA, '2', to, STAMPS_ADDRESS, 'ERC1155', amount)))
  t.match(await give(4), { status: 'SUCCESSFUL' })
  t.equal(await view(ALPHA, stamps, STAMPS_ADDRESS, 'balanceOf', to, 2), '4')
  t.match(await give(6), { status: 'FAILED', reason: /ERC1155InsufficientBalance/ })
  t.equal(await view(ALPHA, stamps, STAMPS_ADDRESS, 'balanceOf', from, 2), '5')
})

t.test('collections, minting, transfers and entry functions happen on the Aptos ledger', async t => {
  const { person } = await chains(t)
  const [me, other] = [await person(), await person()]
  const [mine, theirs] = [await addressOn(me, APTOS), await addressOn(other, APTOS)]
  const read = async (name: string, args: unknown[], types: string[] = []) =>
    (
      await me.call('POST', '/readContractData', {
        caip2Id: APTOS,
        data: { function: name, typeArguments: types, functionArguments: args },
      })
    ).data
  const balance = (address: string) => read('0x1::coin::balance', [address], ['0x1::aptos_coin::AptosCoin'])
  const made = await done(me, me.execute(intents.collection(APTOS, 'Certificates', { symbol: 'CERT', type: 'ERC721' })))
  t.match(made, { status: 'SUCCESSFUL', downstream_transaction_hash: [/^0x[0-9a-f]{64}$/] })
  t.match(await done(me, me.execute(intents.collection(APTOS, 'Certificates'))), {
    status: 'FAILED',
    reason: /EOBJECT_EXISTS/,
  })
  await done(me, me.execute(intents.mint(APTOS, 'Loose one')))
  const [loose] = await nftsOn(me, APTOS)
  t.match(loose, { nft_name: 'Loose one', collection_name: 'Collection of the wallet', token_uri: 'ipfs://token' })
  await done(
    me,
    me.execute(
      intents.raw(
        APTOS,
        {
          function: '0x4::aptos_token::mint',
          typeArguments: [],
          functionArguments: ['Certificates', 'd', 'First', 'ipfs://1', [], [], []],
        },
        { function: '0x1::aptos_account::transfer', typeArguments: [], functionArguments: [theirs, '100'] },
      ),
    ),
  )
  const first = (await nftsOn(me, APTOS)).find(nft => nft.nft_name === 'First')
  const { collection_address: collection = '', nft_id: nft = '' } = first ?? {}
  t.same(await read('0x4::collection::count', [collection]), ['1'])
  await done(me, me.execute(intents.mint(APTOS, 'Second', collection, { recipientWalletAddress: theirs })))
  t.match(await nftsOn(other, APTOS), [{ nft_name: 'Second', collection_name: 'Certificates' }])
  t.match(await done(other, other.execute(intents.mint(APTOS, 'Third', collection))), { reason: /ENOT_CREATOR/ })
  await done(me, me.execute(intents.nft(APTOS, nft, theirs, collection, '')))
  t.same(await read('0x1::object::owner', [nft]), [theirs])
  t.match(await done(me, me.execute(intents.nft(APTOS, nft, theirs, collection, ''))), { reason: /ENOT_OBJECT_OWNER/ })

  t.same(await balance(mine), ['999999900'])
  await done(me, me.execute(intents.tokens(APTOS, theirs, '0x1::aptos_coin::AptosCoin', 5)))
  t.same(await balance(mine), ['999999895'])
  t.same(await balance(theirs), ['1000000105'])
  const half = intents.raw(
    APTOS,
    { function: '0x1::coin::transfer', typeArguments: ['0x1::aptos_coin::AptosCoin'], functionArguments: [theirs, 1] },
    { function: '0x1::coin::transfer', typeArguments: [], functionArguments: [`0x${'4'.repeat(64)}`, 1] },
  )
  const broken = await done(me, me.execute(half))
  t.match(broken, { status: 'FAILED', reason: /ECOIN_STORE_NOT_PUBLISHED/ })
  t.equal(broken.downstream_transaction_hash.length, 2, 'the first was carried out, the second was not')
  t.same(await balance(mine), ['999999894'])
  t.equal((await me.call('POST', '/readContractData', { caip2Id: APTOS, data: { function: 'x' } })).status, 400)
})

t.test('contracts are read, and signed messages recover to the wallet’s address there', async t => {
  const { person } = await chains(t)
  const me = await person()
  const address = await addressOn(me, ALPHA)
  await me.get('/aggregated-portfolio')
  const input = { name: 'account', type: 'address', internalType: 'address' }
  const abi = {
    name: 'balanceOf',
    type: 'function',
    stateMutability: 'view',
    inputs: [input],
    outputs: [{ type: 'uint256', name: '' }],
  }
  const token = await tokenOn(me, ALPHA)
  const read = (data: Json, chain: Json = { caip2Id: ALPHA }) =>
    me.call('POST', '/readContractData', { ...chain, data })
  t.same((await read({ contractAddress: token, abi, args: { account: address } })).data, ['1000000000'])
  t.same((await read({ contractAddress: token, abi, args: { account: address } }, { caip2id: ALPHA })).data, [
    '1000000000',
  ])
  const wrong: [Json, Json?][] = [
    [{ contractAddress: address, abi, args: { account: address } }],
    [{ contractAddress: token, abi, args: {} }],
    [{ contractAddress: 'x', abi, args: {} }],
    [{ contractAddress: token, abi: { name: 'x' }, args: {} }],
    [{ contractAddress: token, abi, args: { account: address } }, { caip2Id: 'eip155:1' }],
  ]
  for (const [data, chain] of wrong) t.equal((await read(data, chain)).status, 400)

  const keyId = String((await me.get('/user-keys')).ecdsa_key_id)
  const { data } = await me.call(
    'POST',
    '/signMessage',
    signBody({ session: me.session, swa: me.swa, keyId, text: 'mine' }),
  )
  t.equal(verifyMessage('mine', `0x${data[0]?.signature}`), address)
})
