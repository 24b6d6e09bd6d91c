// Stands in for Razorpay's checkout script: window.Razorpay with the options of the real one, and a sheet in a frame.
;(() => {
  const HOME = new URL(document.currentScript.src).origin
  const DECLINED = {
    code: 'BAD_REQUEST_ERROR',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #layer = null
    #before = null
    #timer = null

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      if (!/^order_[A-Za-z0-9]{14}$/.test(options.order_id ?? '')) throw new Error('The order_id is not valid')
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (this.#layer) return
      this.#before = document.activeElement
      this.#layer = this.#makeLayer()
      document.body.append(this.#layer)
      addEventListener('message', this.#hear)
      addEventListener('keydown', this.#escape)
      const seconds = Number(this.#options.timeout)
      if (seconds > 0) this.#timer = setTimeout(() => this.#dismiss(), seconds * 1000)
    }

    close() {
      this.#dismiss()
    }

    #makeLayer() {
      const { key, order_id, name = '', description = '' } = this.#options
      const layer = document.createElement('div')
      layer.setAttribute('role', 'dialog')
      layer.setAttribute('aria-modal', 'true')
      layer.setAttribute('aria-label', `Payment${name && ` to ${name}`}`)
      layer.className = 'razorpay-container'
      const { theme = {}, modal = {} } = this.#options
      Object.assign(layer.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483647',
        display: 'grid',
        placeItems: 'center',
        background: theme.backdrop_color ?? 'rgb(0 0 0 / 60%)',
      })
      layer.addEventListener('click', event => {
        if (event.target === layer && modal.backdropclose) this.#dismiss()
      })
      const frame = document.createElement('iframe')
      frame.title = 'Test payment'
      frame.className = 'razorpay-checkout-frame'
      frame.src = `${HOME}/razorpay/sheet?${new URLSearchParams({ key, order_id, name, description })}`
      Object.assign(frame.style, {
        width: 'min(440px, 100%)',
        height: 'min(560px, 100%)',
        border: '0',
        background: '#fff',
      })
      frame.addEventListener('load', () => frame.focus())
      layer.append(frame)
      return layer
    }

    #hear = message => {
      if (message.origin !== HOME || message.data?.from !== 'sandbox-razorpay') return
      if (message.source !== this.#layer?.querySelector('iframe').contentWindow) return
      const { event, detail } = message.data
      if (event === 'success') this.#succeed(detail)
      if (event === 'failed') this.#fail(detail)
      if (event === 'dismiss') this.#dismiss()
      if (event === 'escape') this.#escape({ key: 'Escape' })
    }

    #escape = event => {
      if (event.key === 'Escape' && this.#options.modal?.escape !== false) this.#dismiss()
    }

    #succeed(answer) {
      this.#remove()
      this.#options.handler?.(answer)
    }

    /** The sheet stays open for a retry, unless the page disables retries. */
    #fail({ razorpay_payment_id: payment_id, razorpay_order_id: order_id }) {
      const description = 'Your payment has been declined by your bank.'
      const error = { ...DECLINED, description, metadata: { order_id, payment_id } }
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error })
      if (this.#options.retry === false || this.#options.retry?.enabled === false) this.#dismiss()
    }

    #dismiss() {
      if (!this.#layer) return
      if (this.#options.modal?.confirm_close && !confirm('Close without paying?')) return
      this.#remove()
      this.#options.modal?.ondismiss?.()
    }

    #remove() {
      clearTimeout(this.#timer)
      removeEventListener('message', this.#hear)
      removeEventListener('keydown', this.#escape)
      this.#layer?.remove()
      this.#layer = null
      this.#before?.focus?.()
    }
  }

  window.Razorpay = Razorpay
})()
