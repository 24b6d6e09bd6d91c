// The payment sheet's buttons. Reports the outcome only to the origin of the embedding page.
const { receiver, order } = document.getElementById('order').dataset
const said = document.getElementById('said')
const buttons = [...document.querySelectorAll('button')]
const tell = (event, detail) => parent.postMessage({ from: 'sandbox-razorpay', event, detail }, receiver)

async function pay(outcome) {
  for (const button of buttons) button.disabled = true
  const reply = await fetch('/razorpay/pay', {
    method: 'POST',
    body: JSON.stringify({ order_id: order, outcome }),
  }).catch(() => null)
  const answer = reply?.ok ? await reply.json() : null
  for (const button of buttons) button.disabled = false
  if (!answer) said.textContent = 'This order cannot be paid any more.'
  else if (outcome === 'captured') tell('success', answer)
  else {
    said.textContent = 'The payment failed. Please try again.'
    tell('failed', answer)
  }
}

document.getElementById('succeed')?.addEventListener('click', () => pay('captured'))
document.getElementById('fail')?.addEventListener('click', () => pay('failed'))
document.getElementById('close').addEventListener('click', () => tell('dismiss'))
addEventListener('keydown', event => {
  if (event.key === 'Escape') tell('escape')
})
// The embedding page focuses the frame after its load event, which takes the focus from a button that had it before.
addEventListener('focus', () => document.querySelector('[data-first]')?.focus(), { once: true })
