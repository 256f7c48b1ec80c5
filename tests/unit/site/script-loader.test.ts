// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadAppWhenUsed, startApp } from '#src/site/page-script/script-loader.ts'

const one = (selector: string) => document.querySelector<HTMLElement>(selector)

// Files are not loaded here, and that is not a failure.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
})

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
})

describe('React', () => {
  const PAGE = `
    <button data-app="click">Search</button>
    <form data-app="submit"><input name="name"><input name="email" type="email"><button>Send</button></form><p>Text</p>`
  const DATA = { files: ['data:,a', 'data:,b'], calls: [[0], [1, 'data']] }
  const files = () => document.querySelectorAll('script[type=deferred]').length
  const open = () => {
    Reflect.deleteProperty(window, '__next_f')
    vi.stubGlobal('fetch', async () => Response.json(DATA))
    show()
    document.body.append(
      ...['a', 'b'].map((name) =>
        Object.assign(document.createElement('script'), { type: 'deferred', src: `data:,${name}` }),
      ),
    )
    loadAppWhenUsed()
  }
  const show = () =>
    document.body.replaceChildren(
      ...new DOMParser().parseFromString(PAGE, 'text/html').body.childNodes,
    )
  const ready = async () => {
    dispatchEvent(new Event('app:ready'))
    await vi.advanceTimersByTimeAsync(0)
  }
  const count = (type: string) => {
    const counted = vi.fn((event: Event) => event.preventDefault())
    addEventListener(type, counted)
    // The window stays for the next file.
    onTestFinished(() => removeEventListener(type, counted))
    return counted
  }

  it('is loaded by nothing but the use of what needs it, with the data of the page', async () => {
    open()
    for (const sign of ['pointerdown', 'focusin', 'scroll', 'click'])
      one('p')?.dispatchEvent(new Event(sign, { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(files()).toBe(2)
    one('button')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    await vi.waitFor(() => expect(files()).toBe(0))
    expect(window).toHaveProperty('__next_f', DATA.calls)
    await ready()
  })

  it('waits for a pause in a form, which works by itself', async () => {
    open()
    for (const sign of ['focusin', 'input', 'input']) {
      vi.advanceTimersByTime(999)
      one('input')?.dispatchEvent(new Event(sign, { bubbles: true }))
    }
    expect(document.querySelectorAll('link[as=script]').length).toBe(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(files()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(files()).toBe(0))
    await ready()
  })

  it('gets a click that came before it, once, with all styles', async () => {
    open()
    const styles = document.createElement('link')
    styles.dataset['later'] = ''
    document.body.append(styles)
    const clicks = count('click')
    one('button')?.click()
    one('button')?.click()
    await vi.waitFor(() => expect(files()).toBe(0))
    await ready()
    expect(clicks).not.toHaveBeenCalled()
    styles.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(clicks).toHaveBeenCalledOnce())
  })

  it('[S7-post-contact-03] gets a form that was sent before it, once', async () => {
    open()
    const sent = count('submit')
    const send = () =>
      one('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    send()
    send()
    await vi.waitFor(() => expect(files()).toBe(0))
    expect(sent).not.toHaveBeenCalled()
    one('input')?.setAttribute('value', 'Typed')
    await ready()
    expect(sent).toHaveBeenCalledOnce()
    expect(one('input')?.getAttribute('value')).toBe('Typed')
  })

  it('gets the typed text and the sent form of a page that is rendered again', async () => {
    open()
    const fields = () => [...document.querySelectorAll('input')]
    const texts = ['Ada', 'ada@example.com']
    for (const [at, field] of fields().entries()) {
      field.value = texts[at] ?? ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    fields()[0]?.focus()
    const sent = count('submit')
    one('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(files()).toBe(0))
    show()
    const input = count('input')
    await ready()
    expect(fields().map(({ value }) => value)).toEqual(texts)
    expect(input).toHaveBeenCalledTimes(2)
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    expect(sent.mock.calls.map(([{ target }]) => target)).toEqual([one('form')])
  })
})

describe('a failed start of React', () => {
  const FILE = '/_next/static/chunks/a.js'
  const isHeld = () => document.querySelector('script[type=deferred]') !== null
  const failedStart = async (data: Response) => {
    Reflect.deleteProperty(window, '__next_f')
    vi.stubGlobal('fetch', async () => data)
    const file = Object.assign(document.createElement('script'), { type: 'deferred' })
    file.setAttribute('src', FILE)
    document.body.replaceChildren(file)
    onTestFinished(() => document.head.replaceChildren())
    const onError = vi.fn()
    await startApp(onError)
    return onError
  }

  it('runs no script file with the data of another build', async () => {
    const onError = await failedStart(Response.json({ files: ['/b.js'], calls: [] }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(FILE)
    expect([isHeld(), '__next_f' in window]).toEqual([true, false])
  })

  it('runs no script file without the data', async () => {
    const onError = await failedStart(new Response('offline', { status: 503 }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(`${location.pathname}?page-data`)
    expect(isHeld()).toBe(true)
  })
})
