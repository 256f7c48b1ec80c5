// @vitest-environment happy-dom
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMES } from '#src/contract/limits.ts'
import { handleButtons, handlePaletteKeys } from '#src/site/page-script/buttons.ts'
import { animateSkillBars, showLocalTime } from '#src/site/page-script/home.ts'
import { replaceBrokenImages } from '#src/site/page-script/images.ts'
import { showNotice, showNotices } from '#src/site/page-script/notices.ts'
import { countPageView } from '#src/site/page-script/reading.ts'
import { toast } from '#src/ui/toast/toast.ts'

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const show = (html: string) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...parsed.body.childNodes)
}

handleButtons()
handlePaletteKeys()
replaceBrokenImages()

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  show('')
})

it('is one script of at most 8 kB compressed, without React', () => {
  // Read by Node: the test runner rewrites imports, and the script is the text of functions.
  const print = `import('#src/site/page-script/page-script.ts').then((it) => console.log(it.pageScript))`
  const text = execFileSync(process.execPath, ['-e', print]).toString()
  expect(brotliCompressSync(text).length).toBeLessThan(8192)
  expect(text).not.toMatch(/<\/?script|<!--|\bimport\b|react/)
})

it('has every function of its modules, because each one is exported', () => {
  const files = globSync('src/site/page-script/*.ts', { exclude: ['**/page-script.ts'] })
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  expect(texts.join('\n').match(/^(?:const|let|(?:async )?function) .*/gm)).toBeNull()
})

describe('a notification', () => {
  const REGION = '<div role="status" data-notices></div>'
  beforeEach(() => show(REGION))

  const shown = () =>
    [...document.querySelectorAll('[data-state=open]')].map((it) => it.textContent)
  const later = (ms: number) => void vi.advanceTimersByTime(ms)

  it('[S9-toast-01] [S9-toast-02] replaces the previous one, and is closed after five seconds', () => {
    showNotice({ title: 'One' })
    showNotice({ title: 'Two', description: 'More.' })
    expect(shown()).toEqual(['TwoMore.✕'])
    expect(one('[role=status]')?.textContent).toContain('Two')
    later(TIMES.toast - 1)
    expect(shown()).toHaveLength(1)
    later(1)
    expect(shown()).toEqual([])
  })

  it('[S9-toast-03] is removed 1,000,000 ms after it was closed', () => {
    showNotice({ title: 'One' })()
    expect(shown()).toEqual([])
    later(999_999)
    expect(one('[data-variant]')).not.toBeNull()
    later(1)
    expect(one('[data-variant]')).toBeNull()
  })

  it('with an action or a link has them for 15 seconds, and longer while it has the focus', () => {
    const onAction = vi.fn()
    const undo = { title: 'Archived', action: { label: 'Undo', onAction } }
    showNotice(undo)
    later(TIMES.actionToast - 1)
    one('[aria-label=Dismiss]')?.focus()
    later(TIMES.actionToast)
    expect(shown()).toEqual(['ArchivedUndo✕'])
    one('[aria-label=Dismiss]')?.blur()
    later(TIMES.actionToast)
    expect(shown()).toEqual([])
    showNotice({ ...undo, link: { label: 'View', href: '/blog/a' } })
    expect(one('[data-state=open] a')?.getAttribute('href')).toBe('/blog/a')
    one('[data-state=open] button')?.click()
    expect(onAction).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('gets the focus by F8, and is closed by Escape, unless that closes something else', () => {
    showNotices()
    const close = toast({ title: 'One' })
    const press = (key: string) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('Escape')
    expect(shown()).toHaveLength(1)
    press('F8')
    expect(document.activeElement?.textContent).toBe('✕')
    press('Escape')
    expect(shown()).toEqual([])
    toast({ title: 'Two' })
    close()
    expect(shown()).toHaveLength(1)
  })

  it('interrupts a screen reader for an error only, whichever came first', () => {
    const urgency = (['destructive', 'default', 'destructive'] as const).map((variant) => {
      showNotice({ title: 'One', variant })
      return one('[role=status]')?.getAttribute('aria-live')
    })
    expect(urgency).toEqual(['assertive', 'polite', 'assertive'])
  })

  it('[S2-login-error-01] [S2-login-error-02] [S9-login-error-01] reports a rejected sign-in for five seconds, and cleans the URL', () => {
    history.replaceState(null, '', '/blog?error=auth_failed&a=1')
    showNotices()
    expect(shown()).toEqual([
      'Authentication FailedLogin failed. Please try again with a Google account.✕',
    ])
    expect(location.search).toBe('?a=1')
    vi.advanceTimersByTime(TIMES.toast)
    expect(shown()).toEqual([])
  })
})

describe('the buttons of a page', () => {
  const FIGURE = `<figure><button data-page-button="copy">Copy</button><i></i><code>a = 1</code></figure>`
  const SHARE = `<button data-page-button="share" data-title="T" data-text="E">Share</button><i></i>`
  const use = (api: object) =>
    Object.entries(api).forEach(([name, value]) =>
      Object.defineProperty(navigator, name, { configurable: true, value }),
    )

  it('[S2-blog-post-19] [S2-blog-post-20] [S9-copy-01] copy code, with a confirmation of two seconds', async () => {
    const writeText = vi.fn(async () => {})
    use({ clipboard: { writeText } })
    show(FIGURE)
    one('button')?.click()
    await vi.waitFor(() => expect(one('[data-copied]')).not.toBeNull())
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a = 1')
    vi.advanceTimersByTime(TIMES.copyConfirmation - 100)
    expect(one('[data-copied]')).not.toBeNull()
    vi.advanceTimersByTime(100)
    expect(one('[data-copied]')).toBeNull()
  })

  const fail = (name: string) => () => Promise.reject(new DOMException('no', name))
  it.each([
    ['does it', async () => {}, 0],
    ['fails', fail('NotAllowedError'), 1],
    ['is told to cancel', fail('AbortError'), 0],
  ])(
    '[S2-blog-post-11] [S2-blog-post-12] share, or copy the URL: the device %s',
    async (_, outcome, copies) => {
      const writeText = vi.fn(async () => {})
      const share = vi.fn(outcome)
      use({ clipboard: { writeText }, share })
      show(SHARE)
      one('button')?.click()
      await vi.advanceTimersByTimeAsync(0)
      const url = location.origin + location.pathname
      expect(share.mock.calls).toEqual([[{ title: 'T', text: 'E', url }]])
      use({ share: undefined })
      one('button')?.click()
      await vi.advanceTimersByTimeAsync(0)
      expect(writeText.mock.calls).toEqual(Array(copies + 1).fill([url]))
    },
  )

  it('of a palette is clicked by its keys, but not by a letter that is typed', () => {
    const button = (name: string, more = '') =>
      `<button ${more} aria-keyshortcuts="Control+K /">${name}</button>`
    show(`${button('A')}${button('B', 'data-palette')}${button('C')}<input>`)
    const clicked = vi.fn()
    for (const each of document.querySelectorAll('button'))
      each.addEventListener('click', () => clicked(each.textContent))
    const press = (selector: string, key: string, more = {}) =>
      one(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    press('body', '/')
    press('input', '/')
    press('input', 'k', { ctrlKey: true })
    for (const more of ['shiftKey', 'altKey', 'metaKey', 'isComposing'])
      press('body', 'k', { ctrlKey: true, [more]: true })
    for (const key of ['k', '"', ' ']) press('body', key)
    expect(clicked.mock.calls).toEqual([['B'], ['B']])
  })

  it('say that the browser blocks copying', async () => {
    use({ clipboard: undefined })
    Object.assign(document, { execCommand: () => false })
    show(`${FIGURE}<div data-notices></div>`)
    one('button')?.click()
    await vi.waitFor(() =>
      expect(one('[data-variant=destructive]')?.textContent ?? '').toContain('Could not copy'),
    )
  })
})

it('[S2-home-09] [S2-home-10] [S9-skills-01] skill bars grow 200 ms plus 100 ms per item later, once in view', () => {
  const seen: ((entries: object[]) => void)[] = []
  vi.stubGlobal('IntersectionObserver', function (callback: (entries: object[]) => void) {
    seen.push(callback)
    return { observe: vi.fn(), disconnect: vi.fn() }
  })
  const animate = vi.fn()
  Element.prototype.animate = animate
  show('<ul data-bars><li data-level></li><li data-level></li></ul>')
  animateSkillBars()
  seen[0]?.([{ isIntersecting: false }])
  expect(animate).not.toHaveBeenCalled()
  seen[0]?.([{ isIntersecting: true }])
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([200, 300])
  // In view from the start, such as after a jump.
  animateSkillBars()
  seen[1]?.([{ isIntersecting: true }])
  expect(animate).toHaveBeenCalledTimes(2)
})

it('shows the local time of the owner, and updates it', () => {
  vi.setSystemTime('2026-01-01T10:59:30Z')
  show(`<span data-offsets='[[0,0],[1759000000000,60],[1799000000000,120]]'>--:--</span>`)
  showLocalTime()
  expect(one('span')?.textContent).toBe('11:59')
  vi.advanceTimersByTime(30_000)
  expect(one('span')?.textContent).toBe('12:00')
})

it('[S2-blog-list-08] an image that fails to load is replaced, once', () => {
  show('<img data-fallback="/fallback.svg" class="calm-picture" src="/gone.png">')
  one('img')?.dispatchEvent(new Event('error'))
  expect(one('img')?.getAttribute('src')).toBe('/fallback.svg')
  expect(one('img')?.className).toBe('')
})

it('a page view is sent when a prerendered page is shown', () => {
  const sendBeacon = vi.fn()
  Object.assign(navigator, { sendBeacon })
  Object.assign(document, { prerendering: true })
  show('<article data-page-view="7"></article>')
  countPageView()
  expect(sendBeacon).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(sendBeacon).toHaveBeenCalledOnce()
})
